import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {copy} from './copy';
import type {Screen} from './screen';
import type {Moment} from './session';
import styles from './styles.module.css';

/** Renders a message with what the client does about it, beside what a user sees. */
export function MessageView({moment, note, screen}: {moment: Moment; note: string; screen: Screen}): ReactNode {
  const {status, text, confidence, message} = screen;
  return (
    <div className={styles.views}>
      <div className={styles.view}>
        <p className={styles.title}>{copy.message}</p>
        <pre className={styles.content}>
          <code>{moment.content}</code>
        </pre>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.view}>
        <p className={styles.title}>{copy.user}</p>
        <div className={styles.screen}>
          <p className={styles.note}>{status}</p>
          <p className={styles.words}>{text || message}</p>
          {text && confidence !== undefined && (
            <p className={clsx(styles.confidence, isUnsure(confidence) && styles.low)}>
              <Confidence value={confidence} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
