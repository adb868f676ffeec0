import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {pageContentsId} from '../shell/sheets';
import styles from './Contents.module.css';
import type {PagePart} from './Sidebar';
import sidebar from './Sidebar.module.css';

interface ContentsProps {
  /** Headings as Docusaurus finds them in the page's Markdown. */
  entries: DocContextValue['toc'];
  /** What the sidebar lists of the page. */
  parts?: PagePart[];
}

/** Returns the method of a part that is a call, as HTML. */
function methodOf(id: string, parts?: PagePart[]): string {
  const method = parts?.find(({anchor}) => anchor === id)?.method;
  return method ? `<span class="micro mono ${sidebar.method}" data-method="${method}">${method}</span> ` : '';
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
          {entries.map(({value, id, level}) => {
            const method = methodOf(id, parts);
            const look = clsx(method ? 'baseline flex gap-2' : 'block', styles.link);
            // Docusaurus provides headings as HTML, because they may contain code.
            const html = {__html: method + value};
            return (
              <li key={id}>
                <a className={look} data-level={level} href={`#${id}`} dangerouslySetInnerHTML={html} />
              </li>
            );
          })}
        </ul>
      </nav>
    </aside>
  );
}
