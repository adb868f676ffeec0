import type {ReactNode} from 'react';
import {sampleLevels, sampleSeconds} from '../shared/sampleLevels';
import styles from './Timeline.module.css';

/** Half the height of the loudest bar, in steps. Few steps keep the page small. */
const steps = 4;

/** The levels of the sample recording, of which each bar takes the higher one of two. */
const bars = sampleLevels.flatMap((level, index) =>
  index % 2 === 0 ? [Math.max(level, sampleLevels[index + 1] ?? 0)] : [],
);
const loudest = Math.max(...bars);
const barMs = (sampleSeconds * 1_000) / bars.length;

/** Returns the path of speech: up, down, and back to the middle for each bar, and on to the next one. */
export function speechPath(count: number): string {
  const path = Array.from({length: count}, (_, index) => {
    const half = Math.round(((bars[index % bars.length] ?? 0) / loudest) * steps);
    return half > 0 ? `V${steps - half}V${steps + half}V${steps}h1` : 'h1';
  });
  return `M0 ${steps}${path.join('')}`.replace(/(?:h1)+/g, (moves) => `h${moves.length / 2}`);
}

interface SpeechProps {
  /** How long the user speaks, in milliseconds. */
  length: number;
  x: string;
  y: number;
  width: string;
  height: number;
}

/** Draws speech: the sample recording from its start, again if it's too short. */
export function Speech({length, ...place}: SpeechProps): ReactNode {
  const count = Math.round(length / barMs);
  return (
    <svg {...place} viewBox={`0 0 ${count} ${2 * steps}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={`stroke-accent ${styles.speech}`} d={speechPath(count)} />
    </svg>
  );
}
