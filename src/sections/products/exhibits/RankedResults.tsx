import clsx from 'clsx';
import {Waveform} from '../../../components/Waveform';
import {drawnLevels} from '../../../components/Waveform/levels';
import type {ranking} from '../../../content/products/voiceSearch';
import styles from './RankedResults.module.css';
import {score, shares, signalNames, weightSum} from './ranking';

type Ranking = typeof ranking;

const colors = {recency: 'stroke-muted', popularity: 'stroke-accent', relevance: 'stroke-ink'};

/** The gap between two parts of a bar, in hundredths of it. */
const gap = 0.3;

/** Renders a result with its score as a bar in three parts, each as long as the points it adds, and the calculation. */
function Result({title, description, signals, weights}: Ranking['items'][number] & Pick<Ranking, 'weights'>) {
  let end = 0;
  return (
    <li className="baseline py-6 stack">
      <p className="ink lead semibold snug">
        {title} <span className="block muted small regular">{description}</span>
      </p>
      <p className="number tabular type-h2">
        <span className="visually-hidden">score </span>
        {score(signals, weights).toFixed(2)}
      </p>
      <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <path className="stroke-muted" d="M0 11.5H100" />
        {shares(signals, weights).map(({name, points}) => {
          const start = end;
          end += points * 100;
          return (
            <path
              key={name}
              className={clsx('growing', colors[name])}
              data-signal={name}
              d={`M${start.toFixed(2)} 5H${Math.max(start, end - gap).toFixed(2)}`}
            />
          );
        })}
      </svg>
      <p className="muted mono tiny whole-row">
        ({signalNames.map((name) => `${weights[name]} × ${signals[name]}`).join(' + ')}) ÷ {weightSum(weights)}
      </p>
    </li>
  );
}

/** Renders a spoken query, what it matched, and the results by score, each with its calculation. */
export function RankedResults({label, heard, matched, weights, items}: Ranking) {
  const ranked = items.toSorted((one, other) => score(other.signals, weights) - score(one.signals, weights));
  return (
    <figure className={clsx('stack gap-8', styles.exhibit)} aria-label={label}>
      <div className="stack gap-5">
        <Waveform className={styles.wave} levels={drawnLevels(heard.text, 40)} />
        <p className="ink medium snug tight type-h2">
          <span className="block label regular">Heard</span> “{heard.text}”{' '}
          <span className={clsx('mono small regular', styles.doubt)}>{heard.confidence.toFixed(2)}</span>
        </p>
        <p className="ink medium snug tight type-h2">
          <span className="block label regular">Searched for</span> {matched}
        </p>
        <dl className={clsx('mt-3 small', styles.weights)}>
          {signalNames.map((name) => (
            <div key={name} className="between border-t cluster py-4">
              <dt className="cluster">
                <svg viewBox="0 0 20 10" aria-hidden="true">
                  <path className={colors[name]} data-signal={name} d="M0 5H20" />
                </svg>
                {name}
              </dt>
              <dd className="ink mono">{weights[name]}</dd>
            </div>
          ))}
          <div className="between border-t cluster py-4">
            <dt>sum of the weights</dt>
            <dd className="ink mono">{weightSum(weights)}</dd>
          </div>
        </dl>
      </div>
      <ol className={clsx('level lines', styles.results)}>
        {ranked.map((item) => (
          <Result key={item.title} {...item} weights={weights} />
        ))}
      </ol>
      <figcaption className="muted small">
        Estimated score: each signal times its weight, added up and divided by the sum of the weights.
      </figcaption>
    </figure>
  );
}
