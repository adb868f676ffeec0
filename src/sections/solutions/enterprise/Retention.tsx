import type {ReactNode} from 'react';
import {MoreLink} from '../../../components/MoreLink';
import {Section} from '../../../components/Section';
import type {EnterpriseContent} from '../../../content/solutions/types';
import styles from './Retention.module.css';

/** Renders the data that one call leaves behind, day by day, until all of it is deleted. */
export function Retention({content}: {content: EnterpriseContent['retention']}): ReactNode {
  const {title, text, days, rows, more} = content;
  const all = Array.from({length: days + 1}, (_, day) => day + 1);
  return (
    <Section id="retention" title={title} lead={text} layout="split">
      <div className={styles.rows}>
        {rows.map(({name, kept, text: outcome}) => (
          <div key={name} className={styles.row}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.outcome}>{outcome}</p>
            <span className={styles.days} aria-hidden="true">
              {all.map((day) => (
                <span key={day} data-kept={kept && day <= days ? '' : undefined} />
              ))}
            </span>
          </div>
        ))}
        <p className={styles.scale} aria-hidden="true">
          <span>Day 1</span>
          <span>Day {days + 1}</span>
        </p>
      </div>
      <MoreLink {...more} />
    </Section>
  );
}
