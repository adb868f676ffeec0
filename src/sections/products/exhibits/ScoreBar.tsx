import type {ReactNode} from 'react';
import type {Share} from './ranking';
import styles from './ScoreBar.module.css';

/** The gap between two parts, in hundredths of the bar. */
const gap = 0.3;

/** Renders a score as a bar in three parts, each as long as the points it adds. Decorative: the text states the sum. */
export function ScoreBar({parts}: {parts: Share[]}): ReactNode {
  let end = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.whole} d="M0 11.5H100" />
      {parts.map(({name, points}) => {
        const start = end;
        end += points * 100;
        return (
          <path
            key={name}
            className={styles.part}
            data-signal={name}
            d={`M${start.toFixed(2)} 5H${Math.max(start, end - gap).toFixed(2)}`}
          />
        );
      })}
    </svg>
  );
}
