import styles from './styles.module.css';

/** Renders a share, from 0 to 1, as a bar. Decorative: the figure beside it says the same. */
export function Measure({value, unsure = false}: {value: number; unsure?: boolean}) {
  return (
    <svg
      className={styles.measure}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-unsure={unsure || undefined}
    >
      <path className={styles.whole} d="M0 2H100" />
      <path className={styles.value} d={`M0 2H${Math.round(value * 1000) / 10}`} />
    </svg>
  );
}
