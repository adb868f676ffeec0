import type {ReactNode} from 'react';
import type {Perk} from '../../content/company/types';
import styles from './Perks.module.css';

/** Renders the perks in a grid with hairlines. */
export function Perks({items}: {items: Perk[]}): ReactNode {
  return (
    <ul className={styles.perks} data-count="perks">
      {items.map(({title, text}) => (
        <li key={title} className={styles.perk}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
