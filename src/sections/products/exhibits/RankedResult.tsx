import type {ReactNode} from 'react';
import type {RankingExhibit, Signals} from '../../../content/products/types';
import styles from './RankedResult.module.css';
import {score, shares, weightSum} from './ranking';
import {ScoreBar} from './ScoreBar';

type RankedResultProps = RankingExhibit['items'][number] & {weights: Signals};

/** Renders a result with its score as a bar in three parts, and the calculation. */
export function RankedResult({title, description, signals, weights}: RankedResultProps): ReactNode {
  const parts = shares(signals, weights);
  return (
    <li className={styles.result}>
      <p className={styles.title}>
        {title} <span className={styles.description}>{description}</span>
      </p>
      <p className={styles.score}>
        <span className="visually-hidden">score </span>
        {score(signals, weights).toFixed(2)}
      </p>
      <div className={styles.bar}>
        <ScoreBar parts={parts} />
      </div>
      <p className={styles.sum}>
        ({parts.map(({weight, signal}) => `${weight} × ${signal}`).join(' + ')}) ÷ {weightSum(weights)}
      </p>
    </li>
  );
}
