import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TabItem {
  /** The panel's id: a hash with this name opens the tab. */
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * A tab set, complete without scripts: a list of links to panels that stand one below another. `src/enhance/tabs.ts`
 * gives it the roles, keys and state of a tab set. All panels share one grid cell, so that switching moves nothing below.
 * @param label names the set for screen readers
 */
export function Tabs({label, items}: {label: string; items: TabItem[]}): ReactNode {
  return (
    <div className={styles.tabs} data-tabs>
      <ul className={styles.list} aria-label={label} data-tab-list>
        {items.map(({id, label: name}) => (
          <li key={id}>
            <a className={styles.tab} href={`#${id}`} data-tab>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {items.map(({id, content}) => (
          <div key={id} id={id} className={styles.panel} data-tab-panel>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
