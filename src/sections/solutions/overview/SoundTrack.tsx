import {type ReactNode, useId} from 'react';
import {barWidth} from '../../../components/Waveform';
import type {Place} from '../../../content/solutions/types';
import {pseudoRandom, spoken, strokes} from '../drawing';
import styles from './SoundTrack.module.css';

const height = 100;
const quietMoments = 9;

const mirrored = (x: number, level: number) => [x, 50 - level * 48, 50 + level * 48] as const;

/**
 * Renders a recording of a sentence and of the noise around it: the voice in the gradient, the noise in gray.
 * Decorative.
 */
export function SoundTrack({
  syllables,
  voice,
  noise,
}: Pick<Place, 'voice' | 'noise'> & {syllables: number[]}): ReactNode {
  const gradient = useId();
  const rest = Array.from({length: quietMoments}, () => 0);
  const levels = [...rest, ...spoken(syllables), ...rest];
  const around = levels.map((_, index) => {
    const beat = 0.5 + 0.5 * Math.sin(index * noise.beat);
    return (
      noise.floor + noise.swing * (0.6 * beat * beat + 0.4 * pseudoRandom(index)) - 0.06 * pseudoRandom(index + 99)
    );
  });
  return (
    <svg
      className={styles.track}
      viewBox={`0 0 ${levels.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={levels.length}>
          <stop offset="0" className={styles.start} />
          <stop offset="1" className={styles.end} />
        </linearGradient>
      </defs>
      <path
        className={styles.around}
        strokeWidth={barWidth(levels.length, 1)}
        d={strokes(around.map((level, index) => mirrored(index + 0.9, Math.max(0.02, level))))}
      />
      <path
        strokeWidth={barWidth(levels.length, 2)}
        stroke={`url(#${gradient})`}
        d={strokes(
          levels.flatMap((level, index) => (level > 0 ? [mirrored(index + 0.4, Math.max(0.04, level * voice))] : [])),
        )}
      />
    </svg>
  );
}
