import type {ReactNode} from 'react';
import {Measure} from '../../../../components/Measure';
import styles from './productFigures.module.css';

const ranks = [
  {title: 'Trail boots, waxed', score: 0.81},
  {title: 'Trail shoes, mesh', score: 0.64},
  {title: 'Boot wax', score: 0.37},
];

/** Renders a query and its results, the highest score first. */
export function Ranks(): ReactNode {
  return (
    <div className={styles.ranks}>
      <p className={styles.query}>“hiking boots, the waxy ones”</p>
      {ranks.map(({title, score}) => (
        <div key={title} className={styles.rank}>
          <span>{title}</span>
          <Measure value={score} />
          <span className={styles.number}>{score.toFixed(2)}</span>
        </div>
      ))}
    </div>
  );
}
