import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Confidence, isUnsure} from '../../components/Confidence';
import {curly} from '../../facts/format';
import {colored} from '../shared/code/Code';
import lab from '../shared/lab.module.css';
import styles from './MessageView.module.css';
import type {Moment} from './SessionRecorder';
import type {Screen} from './screen';

/** Renders a message with what the client does about it, beside what a user sees. */
export function MessageView({moment, note, screen}: {moment: Moment; note: string; screen: Screen}): ReactNode {
  const {status, text, confidence, message} = screen;
  const words = text || message;
  return (
    <div className={clsx('gap-2 gap-x-4 stack', styles.views)}>
      <div className={clsx('stack gap-2', lab.panel)}>
        <p className="muted semibold tiny">Message</p>
        <pre className={clsx('on-ink', lab.code, styles.content)}>
          {moment.content.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change, and some are equal.
            <code key={index}>{/^[ {}]/.test(line) ? colored(`${line}\n`, 'json') : `${line}\n`}</code>
          ))}
        </pre>
      </div>
      <div className={clsx('stack gap-2', lab.panel)}>
        <p className="muted semibold tiny">What the user sees</p>
        <div className={clsx('stack border rounded paper', lab.panel, lab.screen, styles.screen)}>
          <p className="muted small">{status}</p>
          {words && <p className={clsx('balance ink lead', lab.words)}>{curly(words)}</p>}
          {text && confidence !== undefined && (
            <p className="accent-strong" data-unsure={isUnsure(confidence) || undefined}>
              <Confidence value={confidence} />
            </p>
          )}
        </div>
      </div>
      <p className={clsx('muted small whole-row', styles.explanation)}>{note}</p>
    </div>
  );
}
