import type {ReactNode} from 'react';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {ApiAccessContent} from '../../../content/developers/types';
import styles from './FreeTier.module.css';

const perRow = 20;

/** Returns the path of a day's calls, one stroke each, in the rows that a full day fills. */
function strokes(calls: number, callsPerDay: number): string {
  const rows = Math.ceil(callsPerDay / perRow);
  return Array.from({length: calls}, (_, index) => {
    const row = Math.floor(index / perRow);
    return `M${(index % perRow) + 0.5} ${((row + 0.14) / rows) * 100}V${((row + 0.86) / rows) * 100}`;
  }).join('');
}

/** Renders every call of the free tier's month as a stroke, in blocks of what one day allows. */
export function FreeTier({content}: {content: ApiAccessContent['freeTier']}): ReactNode {
  const {title, lead, callsPerMonth, callsPerDay, caption, limits, more} = content;
  const days = Array.from({length: Math.ceil(callsPerMonth / callsPerDay)}, (_, index) => ({
    number: index + 1,
    calls: Math.min(callsPerDay, callsPerMonth - index * callsPerDay),
  }));
  return (
    <Section id="free-tier" title={title} lead={lead}>
      <figure className={styles.month} aria-label={caption}>
        <div className={styles.days} aria-hidden="true">
          {days.map(({number, calls}) => (
            <svg
              key={number}
              className={styles.day}
              viewBox={`0 0 ${perRow} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={strokes(calls, callsPerDay)} />
            </svg>
          ))}
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <dl className={styles.limits}>
        {limits.map(({term, text}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <MoreLink {...more} />
    </Section>
  );
}
