import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {BackLink} from '../../components/BackLink';
import {Icon} from '../../components/Icon';
import {PageData} from '../shell/PageData';
import {Contents, type ContentsEntry} from './Contents';
import styles from './DocPage.module.css';
import './prose.css';

interface PageLink {
  title: string;
  permalink: string;
}

interface DocPageProps {
  title: string;
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

const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

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
      <PageData title={title} />
      <article className={styles.article}>
        {back && <BackLink {...back} />}
        {children}
        <footer className={styles.footer}>
          {editUrl && (
            <Link className={styles.edit} to={editUrl}>
              <Icon name="edit" />
              Edit this page
            </Link>
          )}
          {lastUpdatedAt && (
            <span>
              Last updated{' '}
              <time dateTime={new Date(lastUpdatedAt).toISOString()}>{dateFormat.format(lastUpdatedAt)}</time>
            </span>
          )}
        </footer>
        <nav className={styles.neighbors} aria-label="Previous and next page" data-no-print>
          {previous && <Neighbor link={previous} label="Previous" />}
          {next && <Neighbor link={next} label="Next" />}
        </nav>
      </article>
      {contents.length > 0 && <Contents entries={contents} />}
    </div>
  );
}
