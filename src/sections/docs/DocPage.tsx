import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BackLink} from '../../components/BackLink';
import {CopyButton} from '../../components/CopyButton';
import {Icon} from '../../components/Icon';
import {PageData} from '../shell/PageData';
import {Contents, type ContentsEntry} from './Contents';
import styles from './DocPage.module.css';
import {PageFooter, type PageFooterProps} from './PageFooter';
import './prose.css';
import './tables.css';
import './callouts.css';
import './linkLists.css';
import './parameters.css';
import './conventions.css';
import './reference.css';

interface PageLink {
  title: string;
  permalink: string;
}

/**
 * The number of sections that fill the initial viewport. A documentation page is painted as soon as they have arrived,
 * because the longest page takes a slow processor more than 50 ms to lay out as a whole.
 */
const firstScreen = 2;

interface DocPageProps extends PageFooterProps {
  /** The link to the documentation index, which has none itself. */
  back?: {title: string; href: string};
  contents: ContentsEntry[];
  /**
   * Leaves out the contents beside the text. API calls and labs are then wider, but other text isn't. Smaller screens
   * still have the contents in a menu.
   */
  hidesContents?: boolean;
  /** Docusaurus' notes above the page, such as one that it's unlisted or belongs to an old version. */
  banners?: ReactNode;
  previous?: PageLink;
  next?: PageLink;
  children: ReactNode;
}

function Neighbor({link, label}: {link: PageLink; label: string}) {
  const isNext = label === 'Next';
  return (
    <Link className={styles.neighbor} to={link.permalink} rel={isNext ? 'next' : 'prev'}>
      <span className="muted small">{label}</span>
      <span className="gap-2 row semibold">
        {!isNext && <Icon name="back" />}
        {link.title}
        {isNext && <Icon name="arrow" />}
      </span>
    </Link>
  );
}

/** Renders a documentation page: back link, links to its Markdown, banners, text, contents, footer, and links to its neighbors. */
export function DocPage({
  back,
  contents,
  hidesContents = false,
  banners,
  previous,
  next,
  children,
  ...page
}: DocPageProps) {
  const {title} = page;
  const markdown = `${page.path}.md`;
  const showsContents = contents.length > 0 && !hidesContents;
  return (
    <div
      className={styles.page}
      data-wide={!showsContents || undefined}
      data-hides-contents={hidesContents || undefined}
    >
      <PageData title={title} belowScreen={contents[firstScreen]?.id} />
      <article className={styles.article}>
        <div className="between cluster gap-0">
          {back && <BackLink {...back} />}
          <div className={clsx('cluster gap-0', styles.actions)} data-no-print>
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
        {banners}
        {children}
        <PageFooter {...page} />
        {(previous || next) && (
          <nav className="columns gap-4 mt-4" aria-label="Previous and next page" data-no-print>
            {previous && <Neighbor link={previous} label="Previous" />}
            {next && <Neighbor link={next} label="Next" />}
          </nav>
        )}
      </article>
      {contents.length > 0 && <Contents entries={contents} isInSidebar={hidesContents} />}
    </div>
  );
}
