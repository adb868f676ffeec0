import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Exhibit} from '../../components/Exhibit';
import type {customerServiceContent} from '../../content/solutions/customerService';
import styles from './CallTimeline.module.css';
import {pseudoRandom, strokes} from './drawing';

type Content = (typeof customerServiceContent)['call'];

/** The parts of a call, in seconds. */
type CallParts = Content['before']['parts'];

/** The parts of a call in the order in which they happen. */
const partsInOrder = ['queue', 'talk', 'afterCall'] as const;

const totalOf = ({queue, talk, afterCall}: CallParts) => queue + talk + afterCall;

/** Returns what remains of a duration after a claimed cut such as "65%", in whole seconds. */
const cutBy = (seconds: number, claim: string) => Math.round(seconds * (1 - Number.parseFloat(claim) / 100));

/** Returns seconds as minutes and seconds, such as 2:06. */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const secondsPerBar = 6;

/** The loudness of each part of a call at a bar: hold music, conversation, typing. */
const sounds: Record<keyof CallParts, (index: number) => number> = {
  queue: (index) => 0.2 + 0.16 * Math.abs(Math.sin(index * 0.52)),
  talk: (index) =>
    0.1 + 0.88 * Math.abs(Math.sin(index * 0.47) * Math.sin(index / 6.1)) * (0.55 + 0.45 * pseudoRandom(index)),
  afterCall: (index) => (pseudoRandom(index + 40) > 0.45 ? 0.12 : 0.02),
};

/** Renders a call's sound, part after part, in the call's share of the width of the longest one. Decorative. */
function Recording({parts, longest}: {parts: CallParts; longest: number}) {
  const total = totalOf(parts);
  let start = 0;
  return (
    <svg
      className={styles.recording}
      width={`${((100 * total) / longest).toFixed(2)}%`}
      viewBox={`0 0 ${total} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {partsInOrder.map((part) => {
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

interface TrackProps extends Pick<Content, 'labels'> {
  title: string;
  parts: CallParts;
  /** The duration that takes up the whole width. */
  longest: number;
  children?: ReactNode;
}

/** Renders a call to scale. `children` takes up the rest of the width. */
function Track({title, parts, longest, labels, children}: TrackProps) {
  return (
    <div className="stack">
      <p className={clsx('baseline muted small stack', styles.title)}>
        {title} <b className="number type-h2">{minutes(totalOf(parts))}</b>
      </p>
      <div className="row">
        <Recording parts={parts} longest={longest} />
        {children}
      </div>
      <dl className={clsx('cluster gap-1 gap-x-8 small', styles.parts)}>
        {partsInOrder.map((part) => (
          <div key={part} className={clsx('cluster gap-2 baseline', styles[part])}>
            <dt className="muted">{labels[part]}</dt>
            <dd className="ink mono">{minutes(parts[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders a call before and after to the same scale, in queue, talk, and after-call work, and the time it saves. */
export function CallTimeline({caption, labels, before, after, cuts, saved}: Content) {
  // The call with the company's claims applied: one to the wait, the other to talk and after-call work
  const shorter: CallParts = {
    queue: cutBy(before.parts.queue, cuts.wait),
    talk: cutBy(before.parts.talk, cuts.handle),
    afterCall: cutBy(before.parts.afterCall, cuts.handle),
  };
  const longest = totalOf(before.parts);
  return (
    <Exhibit label="A call before and after: queue, talk and after-call work" caption={caption}>
      <div className="stack gap-8">
        <Track title={before.title} parts={before.parts} longest={longest} labels={labels} />
        <Track title={after.title} parts={shorter} longest={longest} labels={labels}>
          <p className={clsx('cluster content-center muted baseline', styles.saved)}>
            <b className="number">{minutes(longest - totalOf(shorter))}</b> {saved}
          </p>
        </Track>
      </div>
    </Exhibit>
  );
}
