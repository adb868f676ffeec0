import clsx from 'clsx';
import type {callPatterns} from '../../content/developers/callPatterns';
import styles from './CallPatterns.module.css';

/**
 * Draws in which order applications use the calls, and marks the step that decides. It's hidden from screen readers and
 * the search, because the page describes the same steps in lists.
 */
export function CallPatterns({patterns}: {patterns: typeof callPatterns}) {
  return (
    <figure className="stack gap-6 small" aria-hidden="true">
      {patterns.map(({title, steps}) => (
        <div key={title} className={clsx('stack gap-5', styles.pattern)}>
          <b className="ink">{title}</b>
          {steps.map(({call, result, decides}) => (
            <div key={result} className={clsx('muted', styles.step)} data-decides={decides || undefined}>
              {call ? (
                <code>
                  <small>{call.method}</small> {call.path}
                </code>
              ) : (
                <b className="semibold">Your code</b>
              )}
              {result}
            </div>
          ))}
        </div>
      ))}
    </figure>
  );
}
