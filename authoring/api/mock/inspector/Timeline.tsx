import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A bar on a time line: its time in milliseconds, its ends from the top in percent, and how it looks. */
interface Bar {
  at: number;
  y1: number;
  y2: number;
  width?: number;
  className?: string;
}

/** Renders bars on a time line. `onPress` gets the one nearest to a click. By keyboard, the same is in a list. */
export function Timeline({bars, onPress}: {bars: Bar[]; onPress?: (index: number) => void}): ReactNode {
  const times = bars.map(({at}) => at);
  const start = Math.min(...times);
  const places = times.map((at) => 1 + (98 * (at - start)) / Math.max(Math.max(...times) - start, 1));
  return (
    <svg
      className={styles.timeline}
      height="48"
      aria-hidden="true"
      onClick={({clientX, currentTarget}) => {
        const {left, width} = currentTarget.getBoundingClientRect();
        const distances = places.map((place) => Math.abs(place - (100 * (clientX - left)) / width));
        onPress?.(distances.indexOf(Math.min(...distances)));
      }}
    >
      {bars.map(({y1, y2, width = 3, className}, index) => {
        const x = `${places[index]}%`;
        const ends = {x1: x, x2: x, y1: `${y1}%`, y2: `${y2}%`};
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state.
        return <line key={index} className={className} strokeWidth={width} {...ends} />;
      })}
    </svg>
  );
}
