import type {ReactNode} from 'react';
import type {Analysis} from './analysis';
import styles from './styles.module.css';

const [step, barWidth, height] = [6, 3, 96];

/** Half the height of a bar whose level is 0. */
const least = 1;

/** Renders the levels of a recording: speech in the accent, silence muted, clipped parts in red. */
export function Drawing({analysis: {bars, seconds, lead, trail}}: {analysis: Analysis}): ReactNode {
  const description = `Levels over ${seconds.toFixed(1)} seconds. Silence: ${lead.toFixed(1)} seconds at the start, ${trail.toFixed(1)} at the end.`;
  return (
    <div className={styles.drawing}>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={description}
      >
        <path className="stroke-hairline" d={`M0 .5H${bars.length * step}M0 ${height - 0.5}H${bars.length * step}`} />
        {(['silence', 'speech', 'clipped'] as const).map((kind) => {
          const path = bars.flatMap((bar, index) => {
            if (bar.kind !== kind) return [];
            const half = Math.max(least, Math.round((bar.level * height) / 2));
            return `M${index * step + barWidth} ${height / 2 - half}v${2 * half}`;
          });
          const className = kind === 'silence' ? 'stroke-muted' : styles[kind];
          return path.length > 0 && <path key={kind} className={className} strokeWidth="2" d={path.join('')} />;
        })}
      </svg>
      <p className="cluster between muted mono tiny" aria-hidden="true">
        <span>0 s</span>
        <span>{`${seconds.toFixed(1)} s`}</span>
      </p>
    </div>
  );
}
