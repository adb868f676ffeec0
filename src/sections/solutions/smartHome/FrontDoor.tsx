import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {SmartHomeContent} from '../../../content/solutions/types';
import styles from './FrontDoor.module.css';

function Things({heading, things}: {heading: string; things: string[]}): ReactNode {
  return (
    <div className={styles.side}>
      <h4 className={styles.heading}>{heading}</h4>
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders for each processing mode which data stays in the house and which leaves it. */
export function FrontDoor({content}: {content: SmartHomeContent['door']}): ReactNode {
  const {title, lead, inside, outside, rows} = content;
  return (
    <Section id="privacy" title={title} lead={lead} tone="raised" layout="split">
      <div className={styles.house}>
        {rows.map((row) => (
          <article key={row.mode} className={styles.mode}>
            <h3 className={styles.name}>
              <code>{row.mode}</code>
            </h3>
            <Things heading={inside} things={row.inside} />
            <Things heading={outside} things={row.outside} />
          </article>
        ))}
      </div>
    </Section>
  );
}
