import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import {Sheet} from '../../components/Sheet';
import {docsRoute} from '../../facts/routes';
import {SearchLink} from '../shell/SearchLink';
import {docsMenuId, pageContentsId} from '../shell/sheets';
import styles from './DocsLayout.module.css';
import {itemsAt, Sidebar} from './Sidebar';

interface DocsLayoutProps {
  items: PropSidebarItem[];
  /** The name of the sidebar, and of the button that opens it on small screens, which shows the page's name. */
  title: string;
  children: ReactNode;
}

const button = clsx('gap-2 nowrap row', styles.open);

/**
 * Renders the frame of documentation pages: the sidebar beside the page or, on small screens, behind a bar that says where
 * the reader is. `src/enhance/contents.ts` writes the current part of the page into it.
 */
export function DocsLayout({items, title, children}: DocsLayoutProps) {
  const page = itemsAt(items, useLocation().pathname)[0]?.label;
  return (
    <div className={clsx('w-full', styles.layout)}>
      <div className={clsx('border-b gap-4 row semibold small paper', styles.bar)} data-no-print>
        <button type="button" className={button} aria-label={page && `${title}: ${page}`} popoverTarget={docsMenuId}>
          <Icon name="contents" />
          <span>{page ?? title}</span>
        </button>
        <button type="button" className={clsx(button, 'end muted tiny', styles.onPage)} popoverTarget={pageContentsId}>
          <span>On this page</span>
          <Icon name="chevron" />
        </button>
      </div>
      <Sheet
        id={docsMenuId}
        className={styles.sidebar}
        head={
          <>
            <strong>{title}</strong>
            <SearchLink href={docsRoute} />
          </>
        }
        closeLabel={`Close ${title.toLowerCase()}`}
      >
        <Sidebar items={items} label={title} />
      </Sheet>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
