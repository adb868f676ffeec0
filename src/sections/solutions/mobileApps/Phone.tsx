import type {ReactNode} from 'react';
import {Waveform} from '../../../components/Waveform';
import type {MobileAppsContent, StreamMessage} from '../../../content/solutions/types';
import {spoken} from '../drawing';
import styles from './Phone.module.css';

/** The syllables of "Find that soup place from last week". */
const syllables = [9, 6, 10, 9, 5, 8, 10];

function Message({seconds, type, text, confidence, unsure}: StreamMessage): ReactNode {
  const [before, after] = unsure ? text.split(unsure) : [text];
  return (
    <li className={styles.message} data-type={type}>
      <span className={styles.seconds}>
        {seconds.toFixed(1)}
        <span className="visually-hidden"> seconds, {type}:</span>
      </span>
      <span className={styles.text}>
        {before}
        {unsure && <mark className={styles.unsure}>{unsure}</mark>}
        {after}
      </span>
      <span className={styles.confidence}>
        <span className="visually-hidden">confidence </span>
        {confidence.toFixed(2)}
      </span>
    </li>
  );
}

/** Renders a voice search on a phone: the partial results, the final one, and what the app does with it. */
export function Phone({content}: {content: MobileAppsContent['phone']}): ReactNode {
  const {label, app, messages, resultsTitle, results, status, caption} = content;
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.phone}>
        <p className={styles.app}>
          {app} <span>{status}</span>
        </p>
        <ol className={styles.stream}>
          {messages.map((message) => (
            <Message key={message.seconds} {...message} />
          ))}
        </ol>
        <div className={styles.results}>
          <p className={styles.resultsTitle}>{resultsTitle}</p>
          <ul>
            {results.map(({title, text}) => (
              <li key={title}>
                <b>{title}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.sound}>
          <Waveform levels={spoken(syllables).map((level) => 0.03 + 0.85 * level)} />
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
