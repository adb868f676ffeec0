import type {ReactNode} from 'react';
import type {SupportContent} from '../../../content/developers/types';
import {standardWeek} from './hours';
import styles from './Week.module.css';

const hours = Array.from({length: 24}, (_, hour) => hour);

/** Renders a week of support with one cell per hour, and marks the hours that standard support covers. */
export function Week({week}: {week: SupportContent['week']}): ReactNode {
  const {label, standardHours, standard, premium, days, summary} = week;
  const {firstDay, lastDay, from, to} = standardWeek(standardHours, days);
  return (
    <figure className={styles.week} aria-label={label}>
      <p className="visually-hidden">{summary}</p>
      <div className={styles.days} aria-hidden="true">
        {days.map((day, index) => (
          <div key={day} className={styles.day}>
            <span className={styles.name}>{day}</span>
            {hours.map((hour) => {
              const covered = index >= firstDay && index <= lastDay && hour >= from && hour < to;
              return <span key={hour} className={styles.hour} data-standard={covered ? '' : undefined} />;
            })}
          </div>
        ))}
        <div className={styles.scale}>
          <span>0</span>
          <span>6</span>
          <span>12</span>
          <span>18</span>
        </div>
      </div>
      <figcaption className={styles.legend}>
        <span data-standard="">{standard}</span>
        <span>{premium}</span>
      </figcaption>
    </figure>
  );
}
