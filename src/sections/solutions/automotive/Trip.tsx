import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import type {AutomotiveContent} from '../../../content/solutions/types';
import styles from './Trip.module.css';

type Moment = AutomotiveContent['trip']['moments'][number];

function MomentRow({time, place, speed, words, intent, answer, mode, unsure}: Moment): ReactNode {
  return (
    <li className={styles.moment} data-unsure={unsure ? '' : undefined}>
      <p className={styles.where}>
        <span className={styles.time}>{time}</span> {place}
        <span className={styles.speed}>{speed}</span>
      </p>
      <div className={styles.said}>
        <p className={styles.words}>“{words}”</p>
        <p className={styles.answer}>{answer}</p>
      </div>
      <div className={styles.heard}>
        <code className={styles.intent}>{intent}</code>
        {unsure && <p className={styles.unsure}>{unsure}</p>}
        <p className={styles.mode}>
          Mode: <code>{mode}</code>
        </p>
      </div>
    </li>
  );
}

/** Renders a drive in sentences: where each was said, what was understood, and with or without a connection. */
export function Trip({content}: {content: AutomotiveContent['trip']}): ReactNode {
  return (
    <Section id="trip" title={content.title} lead={content.lead} tone="raised">
      <ol className={styles.trip}>
        {content.moments.map((moment) => (
          <MomentRow key={moment.time} {...moment} />
        ))}
      </ol>
    </Section>
  );
}
