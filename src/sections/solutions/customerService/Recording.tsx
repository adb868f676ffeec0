import type {ReactNode} from 'react';
import type {CallParts} from '../../../content/solutions/types';
import {pseudoRandom, strokes} from '../drawing';
import styles from './CallTimeline.module.css';
import {partsInOrder, totalOf} from './callTime';

const secondsPerBar = 6;

/** The loudness of each part of a call at a bar: hold music, conversation, typing. */
const sounds: Record<keyof CallParts, (index: number) => number> = {
  queue: (index) => 0.2 + 0.16 * Math.abs(Math.sin(index * 0.52)),
  talk: (index) =>
    0.1 + 0.88 * Math.abs(Math.sin(index * 0.47) * Math.sin(index / 6.1)) * (0.55 + 0.45 * pseudoRandom(index)),
  afterCall: (index) => (pseudoRandom(index + 40) > 0.45 ? 0.12 : 0.02),
};

/** Renders a call's sound, part after part, in the call's share of the width of the longest one. Decorative. */
export function Recording({parts, longest}: {parts: CallParts; longest: number}): ReactNode {
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
