import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/Button';
import {Section} from '../../../components/Section';
import type {CommunityContent} from '../../../content/developers/types';
import {calendarAddress} from './calendar';
import styles from './Events.module.css';

/** Renders webinars, hackathons, and meetups: how often they take place, and the next one of each. */
export function Events({content}: {content: CommunityContent['events']}): ReactNode {
  return (
    <Section id="events" title={content.title} lead={content.lead}>
      <ul className={styles.events}>
        {content.items.map(({kind, rhythm, next, when, text, start, end}) => (
          <li key={kind} className={styles.event}>
            <h3 className={styles.kind}>
              {kind} <span>{rhythm}</span>
            </h3>
            <p className={styles.next}>{next}</p>
            <p className={styles.when}>{when}</p>
            <p className={styles.text}>{text}</p>
            <ButtonLink
              variant="outline"
              to={calendarAddress({title: `${kind}: ${next}`, text, start, end})}
              download={`${start.slice(0, 8)}.ics`}
            >
              {content.action}
              <span className="visually-hidden">: {next}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
