import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {pageContentsId} from '../shell/sheets';
import styles from './Contents.module.css';

interface ContentsProps {
  /** Headings as Docusaurus finds them in the page's Markdown. */
  entries: DocContextValue['toc'];
  /** Whether the sidebar lists the page's parts where there is room for it. */
  isInSidebar?: boolean;
}

/**
 * Renders the page's contents: a column beside the text, and on smaller screens a menu, whose button is in
 * `DocsLayout`. `src/enhance/contents.ts` marks the current part.
 */
export function Contents({entries, isInSidebar}: ContentsProps) {
  return (
    <aside
      className={clsx('border surface small rounded text', styles.aside)}
      id={pageContentsId}
      popover="auto"
      data-sheet
      data-in-sidebar={isInSidebar || undefined}
      data-no-print
    >
      <p className="muted semibold tiny">On this page</p>
      <nav aria-label="On this page" data-contents>
        <ul className="anywhere">
          {entries.map(({value, id, level}) => (
            <li key={id}>
              {/* Docusaurus provides headings as HTML, because they may contain code. */}
              <a className={styles.link} data-level={level} href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
