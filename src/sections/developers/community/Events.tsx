import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import {Unavailable} from '../../../components/Unavailable';
import type {CommunityContent} from '../../../content/developers/types';
import styles from './Events.module.css';

/** Renders webinars, hackathons, and meetups: how often they take place, and the next one of each. */
export function Events({content}: {content: CommunityContent['events']}): ReactNode {
  return (
    <Section id="events" title={content.title} lead={content.lead}>
      <ul className={styles.events}>
        {content.items.map(({kind, rhythm, next, when, text, action}) => (
          <li key={kind} className={styles.event}>
            <h3 className={styles.kind}>
              {kind} <span>{rhythm}</span>
            </h3>
            <p className={styles.next}>{next}</p>
            <p className={styles.when}>{when}</p>
            <p className={styles.text}>{text}</p>
            <Unavailable variant="outline">
              {action}
              <span className="visually-hidden"> ({kind})</span>
            </Unavailable>
          </li>
        ))}
      </ul>
    </Section>
  );
}
