import clsx from 'clsx';
import {Section} from '../../components/Section';
import type {smartHomeContent} from '../../content/solutions/smartHome';
import styles from './WakeTrade.module.css';

/** The curve of an error that becomes rarer along the scale, and that of the other error, which mirrors it. */
const fading = 'M0 4C8.3 28.3 16.7 43.5 25 54.7S41.7 72.9 50 78S66.7 86.4 75 88.8S91.7 92.7 100 93.8';
const rising = 'M100 4C91.7 28.3 83.3 43.5 75 54.7S58.3 72.9 50 78S33.3 86.4 25 88.8S8.3 92.7 0 93.8';

/** Renders the trade-off of the wake word's sensitivity: missed phrases against false starts. */
export function WakeTrade(content: (typeof smartHomeContent)['wake']) {
  const {title, lead, caption, missed, mistaken, from, to, standard, low, high} = content;
  return (
    <Section id="wake-word" title={title} lead={lead} layout="split">
      <figure aria-label={caption}>
        <svg className={clsx('muted stroke-muted tiny w-full overflow-visible', styles.plot)} aria-hidden="true">
          <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
            <path className="stroke-ink" strokeWidth="2" d={fading} />
            <path className="stroke-accent" strokeWidth="2" d={rising} />
          </svg>
          <line x1="0" x2="100%" y1="98%" y2="98%" />
          <line strokeDasharray="2 5" x1="50%" x2="50%" y1="42%" y2="98%" />
          <text x="50%" y="42%" dy={-8} textAnchor="middle">
            {standard}
          </text>
          <text className="ink semibold small" x="9%" y="14%">
            {missed}
          </text>
          <text className="accent semibold small" x="91%" y="14%" textAnchor="end">
            {mistaken}
          </text>
        </svg>
        <p className="cluster between muted small" aria-hidden="true">
          <span>
            <b className="ink mono regular">{from}</b> {low}
          </span>
          <span>
            {high} <b className="ink mono regular">{to}</b>
          </span>
        </p>
        <figcaption className="mt-5 muted small">{caption}</figcaption>
      </figure>
    </Section>
  );
}
