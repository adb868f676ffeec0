import clsx from 'clsx';
import type {ReactNode} from 'react';
import {colored} from '../shared/code/Code';
import lab from '../shared/lab.module.css';
import styles from './Callbacks.module.css';
import {copy} from './copy';
import type {Turn} from './turn';

/** Renders the callbacks of a turn in the order in which they fire. */
export function Callbacks({turn: {callbacks}}: {turn: Turn}): ReactNode {
  return (
    <div className="stack gap-2 whole-row">
      <p className="muted semibold tiny">{copy.callbacks}</p>
      <ol className={clsx('gap-0 lines on-ink stack', lab.code)} aria-label={copy.callbacks}>
        {callbacks.map(({name, argument}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: callbacks are only added at the end.
          <li key={index}>
            <pre className={clsx('anywhere', styles.callback)}>
              <code>
                <span className="code-function">{name}</span> {colored(argument, 'json')}
              </code>
            </pre>
          </li>
        ))}
      </ol>
    </div>
  );
}
