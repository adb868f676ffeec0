import type {ReactNode} from 'react';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {ApiAccessContent} from '../../../content/developers/types';
import styles from './FreeTier.module.css';

const perRow = 20;

/** One day's calls as strokes in rows. The first call of a month is as long as the last: they all count the same. */
function day(calls: number): string {
  const rows = Math.ceil(calls / perRow);
  return Array.from({length: calls}, (_, index) => {
    const row = Math.floor(index / perRow);
    return `M${(index % perRow) + 0.5} ${((row + 0.14) / rows) * 100}V${((row + 0.86) / rows) * 100}`;
  }).join('');
}

/** The free tier drawn whole: every call of a month, in blocks of what one day allows. */
export function FreeTier({content}: {content: ApiAccessContent['freeTier']}): ReactNode {
  const {title, lead, callsPerMonth, callsPerDay, caption, limits, more} = content;
  const days = Array.from({length: callsPerMonth / callsPerDay}, (_, index) => index + 1);
  const path = day(callsPerDay);
  return (
    <Section id="free-tier" title={title} lead={lead}>
      <figure className={styles.month} aria-label={caption}>
        <div className={styles.days} aria-hidden="true">
          {days.map((number) => (
            <svg
              key={number}
              className={styles.day}
              viewBox={`0 0 ${perRow} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={path} />
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
