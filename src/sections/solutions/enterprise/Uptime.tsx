import type {ReactNode} from 'react';
import type {EnterpriseContent} from '../../../content/solutions/types';
import {strokes} from '../drawing';
import {downtimeSeconds, inWords} from './downtime';
import styles from './Uptime.module.css';

const hours = 30 * 24;
/** The index of the hour in the month that is drawn large: a Wednesday night. */
const hour = 411;
const tensInHour = 360;

const ruler = (count: number, every: number) =>
  strokes(Array.from({length: count}, (_, index) => [index + 0.5, index % every === 0 ? 0 : 45, 100] as const));

/** Renders the promised uptime and the downtime it allows: a month in hours, and the one hour that has downtime. */
export function Uptime({content}: {content: EnterpriseContent['uptime']}): ReactNode {
  const {title, figure, text, month, hour: hourLabel} = content;
  const seconds = downtimeSeconds(figure);
  const lost = Math.round(seconds / 10);
  const start = 150;
  return (
    <section className={styles.band} aria-labelledby="uptime">
      <div className={styles.inner}>
        <h2 className={styles.title} id="uptime">
          {title}
        </h2>
        <p className={styles.figure}>{figure}</p>
        <p className={styles.text}>
          {text} <strong>{inWords(seconds)}</strong>.
        </p>
        <figure
          className={styles.rulers}
          aria-label={`${month}. ${hourLabel}: ${inWords(seconds)} of it without service.`}
        >
          <svg viewBox={`0 0 ${hours} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={ruler(hours, 24)} />
            <path className={styles.lost} d={strokes([[hour, 0, 100]])} />
          </svg>
          <p>{month}</p>
          <svg className={styles.zoom} viewBox={`0 0 ${hours} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${hour} 0L0 100M${hour} 0L${hours} 100`} />
          </svg>
          <svg viewBox={`0 0 ${tensInHour} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={ruler(tensInHour, 60)} />
            <path
              className={styles.lost}
              d={strokes(Array.from({length: lost}, (_, index) => [start + index + 0.5, 0, 100] as const))}
            />
          </svg>
          <p>{hourLabel}</p>
        </figure>
      </div>
    </section>
  );
}
