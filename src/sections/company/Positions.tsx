import type {ReactNode} from 'react';
import {Unavailable} from '../../components/Unavailable';
import type {Position} from '../../content/company/types';
import styles from './Positions.module.css';

function PositionRow({title, team, place, terms, text, details}: Position & {details: string}): ReactNode {
  return (
    <li className={styles.position}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {[team, place, terms].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className={styles.text}>{text}</p>
      <Unavailable variant="outline">
        {details}
        <span className="visually-hidden">: {title}</span>
      </Unavailable>
    </li>
  );
}

/** Renders the open positions. Their details aren't published yet. */
export function Positions({items, details}: {items: Position[]; details: string}): ReactNode {
  return (
    <ul className={styles.positions} data-count="positions">
      {items.map((position) => (
        <PositionRow key={position.title} details={details} {...position} />
      ))}
    </ul>
  );
}
