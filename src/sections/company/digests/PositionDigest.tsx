import type {ReactNode} from 'react';
import type {Position} from '../../../content/company/types';
import styles from './PositionDigest.module.css';

/** Renders open positions, one line each. */
export function PositionDigest({items}: {items: Position[]}): ReactNode {
  return (
    <ul className={styles.positions}>
      {items.map(({title, team, place}) => (
        <li key={title} className={styles.position}>
          <h3 className={styles.title}>{title}</h3>
          <p>{team}</p>
          <p>{place}</p>
        </li>
      ))}
    </ul>
  );
}
