import type {ReactNode, SVGProps} from 'react';
import styles from './styles.module.css';

/** A line between two heights, at a time in milliseconds. */
type Bar = {at: number} & SVGProps<SVGLineElement>;

/** Renders bars on a time line. `onPress` gets the one nearest to a click. By keyboard, the same is in a list. */
export function Timeline({bars, onPress}: {bars: Bar[]; onPress?: (index: number) => void}): ReactNode {
  const times = bars.map(({at}) => at);
  const start = Math.min(...times);
  const places = times.map((at) => 1 + (98 * (at - start)) / Math.max(Math.max(...times) - start, 1));
  return (
    <svg
      className={styles.timeline}
      height="48"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      onClick={({clientX, currentTarget}) => {
        const {left, width} = currentTarget.getBoundingClientRect();
        const distances = places.map((place) => Math.abs(place - (100 * (clientX - left)) / width));
        onPress?.(distances.indexOf(Math.min(...distances)));
      }}
    >
      {bars.map(({at, ...bar}, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state.
        <line key={index} x1={`${places[index]}%`} x2={`${places[index]}%`} {...bar} />
      ))}
    </svg>
  );
}
