import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import {Sheet} from '../../components/Sheet';
import {docsMenuId, pageContentsId} from '../shell/sheets';
import styles from './DocsLayout.module.css';
import {Sidebar} from './Sidebar';

interface DocsLayoutProps {
  items: PropSidebarItem[];
  /** The name of the sidebar, and of the button that opens it on small screens. */
  title: string;
  children: ReactNode;
}

const button = clsx('gap-2 nowrap row', styles.open);

/** Renders the frame of documentation pages: the sidebar beside the page, or behind a button on small screens. */
export function DocsLayout({items, title, children}: DocsLayoutProps) {
  return (
    <div className={clsx('w-full', styles.layout)}>
      <div className={clsx('accent between border-b gap-2 row semibold small paper', styles.bar)} data-no-print>
        <button type="button" className={button} popoverTarget={docsMenuId}>
          <Icon name="contents" />
          {title}
        </button>
        <button type="button" className={clsx(button, 'nowrap', styles.onPage)} popoverTarget={pageContentsId}>
          On this page
          <Icon name="chevron" />
        </button>
      </div>
      <Sheet
        id={docsMenuId}
        className={styles.sidebar}
        head={<strong>{title}</strong>}
        closeLabel={`Close ${title.toLowerCase()}`}
      >
        <Sidebar items={items} label={title} />
      </Sheet>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
