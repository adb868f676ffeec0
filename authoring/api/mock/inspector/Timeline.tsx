import type {ReactNode, SVGProps} from 'react';

/** A line between two heights, at a time in milliseconds. */
type Bar = {at: number} & SVGProps<SVGLineElement>;

/** Renders bars on a time line. For the keyboard and screen readers, the same is in a list. */
export function Timeline({bars}: {bars: Bar[]}): ReactNode {
  const times = bars.map(({at}) => at);
  const start = Math.min(...times);
  const length = Math.max(...times) - start || 1;
  const placeOf = (at: number) => `${1 + (98 * (at - start)) / length}%`;
  return (
    <svg className="accent" width="100%" height="48" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      {bars.map(({at, ...bar}, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state.
        <line key={index} x1={placeOf(at)} x2={placeOf(at)} {...bar} />
      ))}
    </svg>
  );
}
