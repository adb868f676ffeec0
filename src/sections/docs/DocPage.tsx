import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {BackLink} from '../../components/BackLink';
import {PageData} from '../shell/PageData';
import {Contents, type ContentsEntry} from './Contents';
import styles from './DocPage.module.css';
import {PageActions} from './PageActions';
import {PageFooter} from './PageFooter';
import './prose.css';
import './linkLists.css';

interface PageLink {
  title: string;
  permalink: string;
}

/**
 * So many sections fill a screen. A documentation page is painted when they are there and not when all of it is: the
 * longest takes a slow processor more than 50 ms to lay out in one go.
 */
const firstScreen = 2;

interface DocPageProps {
  title: string;
  /** The page's path on the site. */
  path: string;
  /** Where the page's back link leads; the documentation index itself has none. */
  back?: {title: string; href: string};
  contents: ContentsEntry[];
  editUrl?: string | null;
  /** Milliseconds since 1970, from the file's last commit. */
  lastUpdatedAt?: number | null;
  previous?: PageLink;
  next?: PageLink;
  children: ReactNode;
}

function Neighbor({link, label}: {link: PageLink; label: string}): ReactNode {
  return (
    <Link className={styles.neighbor} to={link.permalink} rel={label === 'Next' ? 'next' : 'prev'}>
      <span className={styles.direction}>{label}</span>
      <span className={styles.name}>{link.title}</span>
    </Link>
  );
}

/** A documentation page: way back, text, contents of the page, its history and its neighbors. */
export function DocPage({
  title,
  path,
  back,
  contents,
  editUrl,
  lastUpdatedAt,
  previous,
  next,
  children,
}: DocPageProps): ReactNode {
  return (
    <div className={styles.page} data-wide={contents.length === 0 || undefined}>
      <PageData title={title} belowScreen={contents[firstScreen]?.id} />
      <article className={styles.article}>
        <div className={styles.top}>
          {back && <BackLink {...back} />}
          <PageActions path={path} />
        </div>
        {children}
        <PageFooter title={title} path={path} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
        <nav className={styles.neighbors} aria-label="Previous and next page" data-no-print>
          {previous && <Neighbor link={previous} label="Previous" />}
          {next && <Neighbor link={next} label="Next" />}
        </nav>
      </article>
      {contents.length > 0 && <Contents entries={contents} />}
    </div>
  );
}
