import clsx from 'clsx';
import {ConfidenceText, isUnsure} from '../../components/Confidence';
import {Waveform} from '../../components/Waveform';
import {spokenLevels} from '../../components/Waveform/levels';
import type {mobileAppsContent} from '../../content/solutions/mobileApps';
import styles from './Phone.module.css';

type Content = (typeof mobileAppsContent)['phone'];

function Message({seconds, type, text, confidence, unsure}: Content['messages'][number]) {
  const [before, after] = unsure ? text.split(unsure) : [text];
  return (
    <li className={clsx('muted small baseline stack', styles.message)} data-type={type}>
      <span className="mono micro">
        {seconds.toFixed(1)}
        <span className="visually-hidden"> seconds, {type}:</span>
      </span>
      <span className={styles.text}>
        {before}
        {unsure && <mark className="amber">{unsure}</mark>}
        {after}
      </span>
      <span className="amber micro mono" data-unsure={isUnsure(confidence) || undefined}>
        <ConfidenceText value={confidence} />
      </span>
    </li>
  );
}

/** Renders a voice search on a phone: the partial results, the final one, and what the app does with it. */
export function Phone({label, app, messages, resultsTitle, results, status, caption}: Content) {
  return (
    <figure className={clsx('stack gap-5', styles.figure)} aria-label={label}>
      <div className={clsx('stack gap-5 surface', styles.phone)}>
        <p className="cluster baseline between ink type-h3 semibold tight">
          {app} <span className="muted tiny regular">{status}</span>
        </p>
        <ol className="stack gap-2">
          {messages.map((message) => (
            <Message key={message.seconds} {...message} />
          ))}
        </ol>
        <div className="muted small">
          <p className="tiny">{resultsTitle}</p>
          <ul>
            {results.map(({title, text}) => (
              <li key={title} className="between border-b cluster py-3">
                <strong>{title}</strong> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Waveform className={styles.sound} levels={spokenLevels(messages.at(-1)?.text ?? '', 2, 1)} />
      </div>
      <figcaption className="balance muted small">{caption}</figcaption>
    </figure>
  );
}
