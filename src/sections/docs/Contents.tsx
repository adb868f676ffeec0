import type {ReactNode} from 'react';
import styles from './Contents.module.css';

export interface ContentsEntry {
  /** The heading as HTML, as Docusaurus makes it from the page's Markdown. */
  value: string;
  id: string;
  level: number;
}

/** Renders the page's contents. `src/enhance/contents.ts` marks the current part. Small screens fold them. */
export function Contents({entries}: {entries: ContentsEntry[]}): ReactNode {
  return (
    <aside className={styles.aside} data-no-print>
      <details className={styles.contents} open>
        <summary className={styles.title}>On this page</summary>
        <nav aria-label="On this page" data-contents>
          <ul className={styles.list}>
            {entries.map(({value, id, level}) => (
              <li key={id}>
                {/* Docusaurus gives headings as HTML because they may hold code. */}
                <a
                  className={styles.link}
                  data-level={level}
                  href={`#${id}`}
                  dangerouslySetInnerHTML={{__html: value}}
                />
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </aside>
  );
}
