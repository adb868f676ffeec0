import clsx from 'clsx';
import type {enterpriseContent} from '../../content/solutions/enterprise';
import {strokes} from './drawing';
import styles from './Uptime.module.css';

type Content = (typeof enterpriseContent)['uptime'];

const days = 30;
/** The hour of the month that is drawn large: a Wednesday night. */
const hour = 411;
const minutes = 60;
/** The minute of that hour in which the downtime starts. */
const start = 25;

/** Renders a time as a flat band with a tick for each part, and the time without service (`lost`, in parts) in it. */
function Ruler({parts, lost}: {parts: number; lost: {from: number; length: number}}) {
  return (
    <svg viewBox={`0 0 ${parts} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.time} d={`M0 50h${parts}v50H0z`} />
      <path d={strokes(Array.from({length: parts + 1}, (_, part) => [part, 20, 50] as const))} />
      <path className={styles.lost} d={`M${lost.from} 0h${lost.length}v100h-${lost.length}z`} />
    </svg>
  );
}

/** Renders the promised uptime and the downtime it allows: a month in days, and the one hour that has downtime. */
export function Uptime({title, figure, text, month, hour: hourLabel}: Content) {
  // The downtime that the uptime, such as "99.99%", allows in a month
  const downtime = Math.round((1 - Number.parseFloat(figure) / 100) * days * 24 * 60 * 60);
  const inWords = `${Math.floor(downtime / 60)} minutes ${downtime % 60} seconds`;
  const middle = (hour + 0.5) / 24;
  return (
    <section className={clsx('surface', styles.band)} aria-labelledby="uptime">
      <div className="frame gap-y-4 stack beside">
        <h2 className={clsx('muted type-h3', styles.title)} id="uptime">
          {title}
        </h2>
        <p className={clsx('ink semibold tracking-snug', styles.figure)}>{figure}</p>
        <p className={clsx('muted lead', styles.text)}>
          {text} <strong>{inWords}</strong>.
        </p>
        <figure
          className={clsx('mt-6 muted tiny', styles.rulers)}
          aria-label={`${month}. ${hourLabel}: ${inWords} of it without service.`}
        >
          <Ruler parts={days} lost={{from: hour / 24, length: 1 / 24}} />
          <p className="mt-2">{month}</p>
          <svg className={styles.zoom} viewBox={`0 0 ${days} 100`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${middle} 0L0 100M${middle} 0L${days} 100`} />
          </svg>
          <Ruler parts={minutes} lost={{from: start, length: downtime / 60}} />
          <p className="mt-2">{hourLabel}</p>
        </figure>
      </div>
    </section>
  );
}
