import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {PropNavigationLink} from '@docusaurus/plugin-content-docs';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BackLink} from '../../components/BackLink';
import {CopyButton} from '../../components/CopyButton';
import {Icon} from '../../components/Icon';
import {docsRoute} from '../../facts/routes';
import {PageData} from '../shell/PageData';
import {Contents} from './Contents';
import styles from './DocPage.module.css';
import {PageFooter} from './PageFooter';
import {itemsAt, type PagePart} from './Sidebar';
import './prose.css';
import './tables.css';
import './callouts.css';
import './linkLists.css';
import './parameters.css';
import './conventions.css';
import './reference.css';

/**
 * The number of sections that fill the initial viewport. A documentation page is painted as soon as they have arrived,
 * because the longest page takes a slow processor more than 50 ms to lay out as a whole.
 */
const firstScreen = 2;

function Neighbor({link, label}: {link: PropNavigationLink; label: string}) {
  const isNext = label === 'Next';
  return (
    <Link className={clsx('border grid rounded', styles.neighbor)} to={link.permalink} rel={isNext ? 'next' : 'prev'}>
      <span className={clsx('muted row small', isNext && 'gap-1')}>
        {!isNext && <Icon name="back" />}
        {label}
        {isNext && <Icon name="arrow" />}
      </span>
      <span className="semibold">{link.title}</span>
    </Link>
  );
}

/**
 * Renders a documentation page: back link, links to its Markdown, Docusaurus' notes (such as one that it's unlisted or
 * belongs to an old version), text, contents, footer, and links to its neighbors.
 */
export function DocPage({children}: {children: ReactNode}) {
  const {metadata, frontMatter, toc} = useDoc();
  const {title, previous, next} = metadata;
  const isIndex = metadata.id === 'index';
  const path = metadata.permalink.replace(/\/$/, '');
  const markdown = `${path}.md`;
  // API calls and labs are wider without contents beside them. Smaller screens still have the contents in a menu.
  const hidesContents = frontMatter.hide_table_of_contents;
  const contents = toc.filter(({level}) => level <= (hidesContents ? 2 : 3));
  const parts = itemsAt(useDocsSidebar()?.items ?? [], path)[0]?.customProps?.parts as PagePart[] | undefined;
  const isWide = hidesContents || contents.length === 0;
  return (
    <div className={styles.page} data-wide={isWide || undefined} data-hides-contents={hidesContents || undefined}>
      <PageData title={title} belowScreen={contents[firstScreen]?.id} />
      <article className={clsx(!isWide && 'reading', styles.article)}>
        <div className={clsx('between cluster gap-0 relative', styles.top)}>
          <BackLink title={isIndex ? 'Developers' : 'Documentation'} href={isIndex ? '/developers' : docsRoute} />
          <div className={clsx('gap-1 row', styles.actions)} data-no-print>
            <Head>
              <link rel="alternate" type="text/markdown" href={markdown} />
            </Head>
            <CopyButton words="Copy page" source={{href: markdown, title: 'View as Markdown'}} />
            <a
              className={clsx('cluster gap-2 muted semibold tiny', styles.view)}
              href={markdown}
              aria-label="View as Markdown"
            >
              <Icon name="document" />
              Markdown
            </a>
          </div>
        </div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <DocVersionBadge />
        <DocItemContent>{children}</DocItemContent>
        <PageFooter metadata={metadata} path={path} />
        {!isIndex && (previous || next) && (
          <nav className="cluster gap-4 mt-4" aria-label="Previous and next page" data-no-print>
            {previous && <Neighbor link={previous} label="Previous" />}
            {next && <Neighbor link={next} label="Next" />}
          </nav>
        )}
      </article>
      {contents.length > 0 && <Contents entries={contents} parts={parts} />}
    </div>
  );
}
