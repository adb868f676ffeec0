import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Code} from '../shared/code/Code';
import lab from '../shared/lab.module.css';
import styles from './Callbacks.module.css';
import {copy} from './copy';
import type {Turn} from './turn';

/** Renders the callbacks of a turn in the order in which they fire. */
export function Callbacks({turn: {callbacks}}: {turn: Turn}): ReactNode {
  return (
    <div className={clsx('stack gap-2 whole-row', lab.panel, styles.record)}>
      <p className="muted semibold tiny">{copy.callbacks}</p>
      <ol className={clsx('boxed gap-0 lines on-ink stack', styles.callbacks)} aria-label={copy.callbacks}>
        {callbacks.map(({name, argument}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: callbacks are only added at the end.
          <li key={index} className={clsx('tiny', styles.callback)}>
            <code>
              <b>{name}</b>{' '}
            </code>
            <Code language="json">{argument}</Code>
          </li>
        ))}
      </ol>
    </div>
  );
}
