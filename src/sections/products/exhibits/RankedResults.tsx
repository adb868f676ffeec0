import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {RankingExhibit} from '../../../content/products/types';
import {RankedResult} from './RankedResult';
import styles from './RankedResults.module.css';
import {score, signalNames, weightSum} from './ranking';

/** Renders a spoken query, what it matched, and the results by score, each with its calculation. */
export function RankedResults({label, heard, matched, weights, items}: RankingExhibit): ReactNode {
  const ranked = items.toSorted((one, other) => score(other.signals, weights) - score(one.signals, weights));
  return (
    <figure className={styles.exhibit} aria-label={label}>
      <div className={styles.query}>
        <div className={styles.wave}>
          <Waveform levels={drawnLevels(heard.text, 40)} />
        </div>
        <p className={styles.heard}>
          <span className={styles.label}>Heard</span> “{heard.text}”{' '}
          <span className={styles.doubt}>{heard.confidence.toFixed(2)}</span>
        </p>
        <p className={styles.heard}>
          <span className={styles.label}>Searched for</span> {matched}
        </p>
        <dl className={styles.weights}>
          {signalNames.map((name) => (
            <div key={name} data-signal={name}>
              <dt>{name}</dt>
              <dd>{weights[name]}</dd>
            </div>
          ))}
          <div>
            <dt>sum of the weights</dt>
            <dd>{weightSum(weights)}</dd>
          </div>
        </dl>
      </div>
      <ol className={styles.results}>
        {ranked.map((item) => (
          <RankedResult key={item.title} {...item} weights={weights} />
        ))}
      </ol>
      <figcaption className={styles.caption}>
        Estimated score: each signal times its weight, added up and divided by the sum of the weights.
      </figcaption>
    </figure>
  );
}
