import type {ReactNode} from 'react';
import type {CallPattern} from '../../content/developers/callPatterns';
import styles from './CallPatterns.module.css';

/**
 * Draws in which order applications use the calls, and marks the step that decides. It's hidden from screen readers and
 * the search, because the page describes the same steps in lists.
 */
export function CallPatterns({patterns}: {patterns: CallPattern[]}): ReactNode {
  return (
    <figure className={styles.patterns} aria-hidden="true">
      {patterns.map(({title, steps}) => (
        <div key={title} className={styles.pattern}>
          <b>{title}</b>
          {steps.map(({call, result, decides}) => (
            <div key={result} className={styles.step} data-decides={decides || undefined}>
              {call ? (
                <code>
                  <small>{call.method}</small> {call.path}
                </code>
              ) : (
                <b>Your code</b>
              )}
              {result}
            </div>
          ))}
        </div>
      ))}
    </figure>
  );
}
