import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface TabItem {
  /** The panel's id. A hash with this name opens the tab. */
  id: string;
  label: string;
  content: ReactNode;
  /** Whether it's selected at first, instead of the first tab. */
  isFirst?: boolean;
}

/**
 * Renders a list of links to panels that appear one below another, which works without scripts. `src/enhance/tabs.ts`
 * adds the roles, keys, and state of tabs, and keeps the row of tabs in place when panels differ in height.
 * @param label the set's name for screen readers
 * @param group the name of sets that show the same tab
 */
export function Tabs({label, items, group}: {label: string; items: TabItem[]; group?: string}) {
  return (
    <div data-tabs data-group={group}>
      <ul className={clsx('mb-8 tab-list gap-6', styles.list)} aria-label={label} data-tab-list data-no-print>
        {items.map(({id, label: name, isFirst}) => (
          <li key={id}>
            <a className="block muted py-3 semibold tab" href={`#${id}`} data-tab={isFirst ? 'first' : ''}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {items.map(({id, content}) => (
          <div key={id} id={id} className={styles.panel} data-tab-panel>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
