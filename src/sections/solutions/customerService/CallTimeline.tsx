import type {ReactNode} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import type {CallParts, CustomerServiceContent} from '../../../content/solutions/types';
import {ripple, strokes} from '../drawing';
import styles from './CallTimeline.module.css';
import {minutes, totalOf, withClaims} from './callTime';

type Call = CustomerServiceContent['call'];

const order = ['queue', 'talk', 'afterCall'] as const;
const secondsPerBar = 3;

/** How each part of a call sounds: a loop of hold music, a conversation, a keyboard. */
const sounds: Record<keyof CallParts, (index: number) => number> = {
  queue: (index) => 0.2 + 0.16 * Math.abs(Math.sin(index * 0.52)),
  talk: (index) => 0.1 + 0.88 * Math.abs(Math.sin(index * 0.47) * Math.sin(index / 6.1)) * (0.55 + 0.45 * ripple(index)),
  afterCall: (index) => (ripple(index + 40) > 0.45 ? 0.12 : 0.02),
};

function Recording({parts, longest}: {parts: CallParts; longest: number}): ReactNode {
  let start = 0;
  return (
    <svg className={styles.recording} viewBox={`0 0 ${longest} 100`} preserveAspectRatio="none" aria-hidden="true">
      {order.map((part) => {
        const from = start;
        start += parts[part];
        const bars = Array.from({length: Math.floor(parts[part] / secondsPerBar)}, (_, index) => {
          const half = 48 * sounds[part](index);
          return [from + (index + 0.5) * secondsPerBar, 50 - half, 50 + half] as const;
        });
        return <path key={part} className={styles[part]} d={strokes(bars)} />;
      })}
    </svg>
  );
}

function Track({title, parts, longest, labels}: {title: string; parts: CallParts; longest: number; labels: Call['labels']}): ReactNode {
  return (
    <div className={styles.track}>
      <p className={styles.title}>
        {title} <b>{minutes(totalOf(parts))}</b>
      </p>
      <Recording parts={parts} longest={longest} />
      <dl className={styles.parts}>
        {order.map((part) => (
          <div key={part} data-part={part}>
            <dt>{labels[part]}</dt>
            <dd>{minutes(parts[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One call before and after, to the same scale: what was queue, talk and after-call work, and what is left of each. */
export function CallTimeline({call}: {call: Call}): ReactNode {
  const {caption, labels, before, after, cuts, saved} = call;
  const afterParts = withClaims(before.parts, cuts);
  const longest = totalOf(before.parts);
  return (
    <Exhibit label="A call before and after: queue, talk and after-call work" caption={caption}>
      <div className={styles.call}>
        <Track title={before.title} parts={before.parts} longest={longest} labels={labels} />
        <Track title={after.title} parts={afterParts} longest={longest} labels={labels} />
        <p className={styles.saved}>
          <b>{minutes(longest - totalOf(afterParts))}</b> {saved}
        </p>
      </div>
    </Exhibit>
  );
}
