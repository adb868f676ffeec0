import styles from './styles.module.css';

interface MeasureProps {
  /** From 0 to 1. */
  value: number;
  /** Whether a confidence is too low to act on. Omitted, the value is a rank or a weight, which is a place on a line. */
  unsure?: boolean;
}

/** Renders a share as a bar. Decorative: the figure beside it says the same. */
export function Measure({value, unsure}: MeasureProps) {
  const end = Math.round(value * 1000) / 10;
  return (
    <svg
      className={styles.measure}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      strokeWidth={unsure === undefined ? 1 : 4}
      aria-hidden="true"
    >
      <line className="stroke-hairline" x2="100" y1="2" y2="2" />
      {unsure === undefined ? (
        <path className="growing stroke-ink" d={`M0 2H${end}M${end} -1V5`} />
      ) : (
        <line className={unsure ? 'growing stroke-low' : 'growing stroke-accent'} x2={end} y1="2" y2="2" />
      )}
    </svg>
  );
}
