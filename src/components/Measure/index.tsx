import styles from './styles.module.css';

/** Renders a share, from 0 to 1, as a bar. Decorative: the figure beside it says the same. */
export function Measure({value, unsure = false}: {value: number; unsure?: boolean}) {
  return (
    <svg className={styles.measure} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <line className="stroke-hairline" x2="100" y1="2" y2="2" />
      <line className={unsure ? 'stroke-low' : 'stroke-accent'} x2={Math.round(value * 1000) / 10} y1="2" y2="2" />
    </svg>
  );
}
