import clsx from 'clsx';
import {Section} from '../../components/Section';
import type {smartHomeContent} from '../../content/solutions/smartHome';
import styles from './WakeTrade.module.css';

const segments = 4;
const depth = 3.1;

/**
 * Returns the curve of an error that becomes rarer along the scale, in a square of 100 by 100. The other error mirrors
 * it.
 */
const fading = (mirrored: boolean) =>
  Array.from({length: segments + 1}, (_, index) => {
    const share = index / segments;
    const height = 94 * Math.exp(-depth * (mirrored ? 1 - share : share));
    // The control points of a cubic curve are on its tangent, a third of a segment away.
    const rise = ((mirrored ? depth : -depth) * height) / (3 * segments);
    const point = (side: number) =>
      `${((share + side / (3 * segments)) * 100).toFixed(1)} ${(98 - height - side * rise).toFixed(1)}`;
    return `${index === 0 ? 'M' : `${point(-1)} `}${point(0)}${index < segments ? `C${point(1)} ` : ''}`;
  }).join('');

/** Renders the trade-off of the wake word's sensitivity: missed phrases against false starts. */
export function WakeTrade(content: (typeof smartHomeContent)['wake']) {
  const {title, lead, caption, missed, mistaken, from, to, standard, low, high} = content;
  return (
    <Section id="wake-word" title={title} lead={lead} layout="split">
      <figure aria-label={caption}>
        <svg className={clsx('muted stroke-muted tiny', styles.plot)} aria-hidden="true">
          <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
            <path className="stroke-ink" strokeWidth="2" d={fading(false)} />
            <path className="stroke-accent" strokeWidth="2" d={fading(true)} />
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
