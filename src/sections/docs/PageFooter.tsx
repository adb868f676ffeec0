import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import {brand} from '../../facts/brand';
import styles from './PageFooter.module.css';

interface PageFooterProps {
  title: string;
  /** The page's path on the site. */
  path: string;
  editUrl?: string | null;
  /** Milliseconds since 1970, from the file's last commit. */
  lastUpdatedAt?: number | null;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The day in UTC, as in 2026-11-21. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The repository's form for problems with a page, with the page filled in. The names are those of the form's fields. */
const reportUrl = (title: string, path: string): string =>
  `${brand.repositoryUrl}/issues/new?template=docs-problem.yml&title=${encodeURIComponent(title)}&page=${brand.siteUrl}${path}`;

/** What a reader can do about a page, and when it was last changed. */
export function PageFooter({title, path, editUrl, lastUpdatedAt}: PageFooterProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.links} data-no-print>
        {editUrl && (
          <Link className={styles.link} to={editUrl}>
            <Icon name="edit" />
            Edit this page
          </Link>
        )}
        <Link className={styles.link} to={reportUrl(title, path)}>
          <Icon name="flag" />
          Report a problem with this page
        </Link>
      </div>
      {lastUpdatedAt && (
        <span>
          Last updated <time dateTime={dayOf(lastUpdatedAt)}>{dateFormat.format(lastUpdatedAt)}</time>
        </span>
      )}
    </footer>
  );
}
