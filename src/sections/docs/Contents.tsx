import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {pageContentsId} from '../shell/sheets';
import styles from './Contents.module.css';
import {Method, type PagePart} from './Sidebar';

interface ContentsProps {
  /** Headings as Docusaurus finds them in the page's Markdown. */
  entries: DocContextValue['toc'];
  /** What the sidebar lists of the page. */
  parts?: PagePart[];
}

/**
 * Renders the page's contents: a column beside the text, and on smaller screens a menu, whose button is in
 * `DocsLayout`. `src/enhance/contents.ts` marks the current part.
 */
export function Contents({entries, parts}: ContentsProps) {
  return (
    <aside
      className={clsx('border surface small rounded text', styles.aside)}
      id={pageContentsId}
      popover="auto"
      data-sheet
      data-no-print
    >
      <p className="muted semibold tiny">On this page</p>
      <nav aria-label="On this page" data-contents>
        <ul className="anywhere">
          {entries.map(({value, id, level}) => (
            <li key={id}>
              <a className={clsx('baseline flex gap-2 no-underline', styles.link)} data-level={level} href={`#${id}`}>
                <Method of={parts?.find(({anchor}) => anchor === id)?.method} />{' '}
                {/* Docusaurus provides headings as HTML, because they may contain code. */}
                <span dangerouslySetInnerHTML={{__html: value}} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
