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

/** The form for problems with a page, with the page already filled in: the form's fields are named in the repository. */
function reportUrl(title: string, path: string): string {
  const values = {template: 'docs-problem.yml', title: `${title}: `, page: brand.siteUrl + path};
  return `${brand.repositoryUrl}/issues/new?${new URLSearchParams(values)}`;
}

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
          Last updated <time dateTime={new Date(lastUpdatedAt).toISOString()}>{dateFormat.format(lastUpdatedAt)}</time>
        </span>
      )}
    </footer>
  );
}
