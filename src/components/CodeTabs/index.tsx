import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface CodeTabProps {
  /** The language's key, which the reader's choice is remembered by. */
  language: string;
  label: string;
  children: ReactNode;
}

/** One language of a `CodeTabs`, which reads these props; shown as it is when it stands alone. */
export function CodeTab({children}: CodeTabProps): ReactNode {
  return children;
}

/**
 * The same task in several languages, one tab each; a tab set for `src/enhance/tabs.ts` that also remembers the
 * reader's language across pages. Without scripts the samples stand one below another.
 */
export function CodeTabs({id, label, children}: {id: string; label: string; children: ReactNode}): ReactNode {
  const tabs = Children.toArray(children).filter((child) => isValidElement<CodeTabProps>(child));
  return (
    <div className={styles.tabs} data-tabs data-language-tabs>
      <ul className={styles.list} aria-label={`${label}: language`} data-tab-list data-no-print>
        {tabs.map(({props}) => (
          <li key={props.language}>
            <a className={styles.tab} href={`#${id}-${props.language}`} data-tab data-language={props.language}>
              {props.label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {tabs.map(({props}) => (
          <div
            key={props.language}
            id={`${id}-${props.language}`}
            className={styles.panel}
            data-tab-panel
            data-language={props.language}
          >
            {props.children}
          </div>
        ))}
      </div>
    </div>
  );
}
