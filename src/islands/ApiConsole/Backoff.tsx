import clsx from 'clsx';
import {Fragment, type ReactNode, useState} from 'react';
import {buttonClass} from '../../components/Button';
import {type Attempt, backoff, maxTime} from './attempts';
import styles from './Response.module.css';
import frame from './styles.module.css';

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const width = 640;
const middle = 20;
const xOf = (time: number) => 12 + (time / maxTime) * (width - 24);

function sentence({at, isSuccess, longest, wait}: Attempt, index: number): string {
  const attempt = `Attempt ${index + 1} at ${inSeconds(at)}`;
  if (isSuccess) return `${attempt}: success.`;
  return `${attempt}: 429. Wait ${inSeconds(wait)}, chosen between ${inSeconds(longest / 2)} and ${inSeconds(longest)}.`;
}

/** Renders how a program retries after 429: a timeline of attempts whose delays double and are partly random. */
export function Backoff(): ReactNode {
  const [attempts, setAttempts] = useState(backoff);
  return (
    <div className={clsx('border-t mt-5 pt-4 stack', frame.parts, styles.panel)}>
      <p className="ink semibold">Retries with backoff</p>
      <svg className={styles.timeline} viewBox={`0 0 ${width} 40`} aria-hidden="true">
        {attempts.map(({at, isSuccess, wait}) => (
          <Fragment key={at}>
            {!isSuccess && <path d={`M${xOf(at)} ${middle}H${xOf(at + wait)}`} />}
            <circle cx={xOf(at)} cy={middle} r={7} data-success={isSuccess || undefined} />
          </Fragment>
        ))}
      </svg>
      <ol className="tiny">
        {attempts.map((attempt, index) => (
          <li key={attempt.at}>{sentence(attempt, index)}</li>
        ))}
      </ol>
      <button type="button" className={buttonClass({variant: 'quiet'})} onClick={() => setAttempts(backoff())}>
        Try other random delays
      </button>
    </div>
  );
}
