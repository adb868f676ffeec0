import clsx from 'clsx';
import {isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import type {mobileAppsContent} from '../../content/solutions/mobileApps';
import {spoken} from './drawing';
import styles from './Phone.module.css';

type Content = (typeof mobileAppsContent)['phone'];

/** The syllables of "Find that soup place from last week". */
const syllables = [9, 6, 10, 9, 5, 8, 10];

function Message({seconds, type, text, confidence, unsure}: Content['messages'][number]) {
  const [before, after] = unsure ? text.split(unsure) : [text];
  return (
    <li className={clsx('muted small baseline', styles.message)} data-type={type}>
      <span className={clsx('mono', styles.number)}>
        {seconds.toFixed(1)}
        <span className="visually-hidden"> seconds, {type}:</span>
      </span>
      <span className={styles.text}>
        {before}
        {unsure && <mark className="amber">{unsure}</mark>}
        {after}
      </span>
      <span className={clsx('mono amber', styles.number)} data-unsure={isUnsure(confidence) || undefined}>
        <span className="visually-hidden">confidence </span>
        {confidence.toFixed(2)}
      </span>
    </li>
  );
}

/** Renders a voice search on a phone: the partial results, the final one, and what the app does with it. */
export function Phone({label, app, messages, resultsTitle, results, status, caption}: Content) {
  return (
    <figure className={clsx('stack gap-5', styles.figure)} aria-label={label}>
      <div className={clsx('stack gap-5', styles.phone)}>
        <p className={clsx('cluster baseline between ink type-h3 semibold', styles.app)}>
          {app} <span className="muted tiny regular">{status}</span>
        </p>
        <ol className="stack gap-2">
          {messages.map((message) => (
            <Message key={message.seconds} {...message} />
          ))}
        </ol>
        <div className="muted small">
          <p className="tiny">{resultsTitle}</p>
          <ul className={styles.results}>
            {results.map(({title, text}) => (
              <li key={title} className="cluster between">
                <strong>{title}</strong> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Waveform className={styles.sound} levels={spoken(syllables).map((level) => 0.03 + 0.85 * level)} />
      </div>
      <figcaption className={clsx('muted small', styles.caption)}>{caption}</figcaption>
    </figure>
  );
}
