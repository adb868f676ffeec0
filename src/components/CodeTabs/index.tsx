import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface CodeTabProps {
  /** The language's key, by which the reader's choice is remembered. */
  language: string;
  label: string;
  children: ReactNode;
}

/** Holds one language of a `CodeTabs`, which reads these props. Alone, it renders its children. */
export function CodeTab({children}: CodeTabProps) {
  return children;
}

/**
 * Renders the same task in several languages, one tab each. `src/enhance/tabs.ts` runs the tabs and remembers the
 * reader's language across pages. Without scripts, the samples appear one below another, without tabs.
 */
export function CodeTabs({children}: {children: ReactNode}) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<CodeTabProps>(child));
  return (
    <div className={clsx('on-ink relative rounded', styles.tabs)} data-tabs data-language-tabs>
      <div
        className={clsx('muted semibold tiny', styles.list)}
        role="tablist"
        aria-label="Language of the code"
        data-tab-list
        data-needs-script
      >
        {tabs.map(({props}) => (
          <button key={props.language} type="button" className={styles.tab} data-tab data-language={props.language}>
            {props.label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({props}) => (
          <div key={props.language} className={styles.panel} data-tab-panel data-language={props.language}>
            {props.children}
          </div>
        ))}
      </div>
    </div>
  );
}
