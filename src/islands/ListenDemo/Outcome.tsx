import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '../../components/Button';
import {Confidence} from '../../components/Confidence';
import styles from './Outcome.module.css';
import type {Reading} from './sentences';
import {isBelow, titles, type Verdict} from './verdict';

interface OutcomeProps {
  verdict: Verdict;
  threshold: number;
  readings: Reading[];
  chosen?: Reading;
  onChoice: (reading: Reading) => void;
}

/** Renders what a product does with the result. If it asks, the user can choose a reading. */
export function Outcome({verdict: {kind, text}, threshold, readings, chosen, onChoice}: OutcomeProps): ReactNode {
  return (
    <div className={clsx('callout stack gap-2', styles.outcome, kind === 'asks' && styles.unsure)}>
      <p className="muted tiny leading-normal">{titles[kind]}</p>
      <p className={clsx('balance snug type-h3', kind === 'waits' ? 'muted' : 'ink semibold')}>{text}</p>
      {(kind === 'asks' || kind === 'told') && (
        <div className={clsx('cluster gap-2 mt-2', styles.choices)} data-needs-script>
          {readings.map((reading) => (
            <button
              key={reading.text}
              type="button"
              className={buttonClass({variant: 'outline'})}
              aria-pressed={reading === chosen}
              onClick={() => onChoice(reading)}
            >
              <span>{reading.choice}</span>{' '}
              <Confidence value={reading.confidence} unsure={isBelow(reading.confidence, threshold)} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
