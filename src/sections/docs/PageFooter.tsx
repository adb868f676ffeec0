import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {brand} from '../../facts/brand';
import {formatDate} from '../../facts/format';
import {site} from '../../facts/site';
import styles from './PageFooter.module.css';

export interface PageFooterProps {
  title: string;
  /** The page's path on the site. */
  path: string;
  editUrl?: string | null;
  /** The time of the file's last commit in milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  /** Each links to the list of pages that have the tag. */
  tags?: readonly {label: string; permalink: string}[];
}

/** Returns the day in UTC, such as 2026-11-21. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the address of the form in `.github/ISSUE_TEMPLATE/docs-problem.yml`, with the page filled in. */
const reportUrl = (repositoryUrl: string, title: string, path: string): string =>
  `${repositoryUrl}/issues/new?template=docs-problem.yml&title=${encodeURIComponent(title)}&page=${brand.siteUrl}${path}`;

/**
 * Renders a page's tags, the day of its last change, and, if the site's repository is public, links to edit the page and
 * to report a problem.
 */
export function PageFooter({title, path, editUrl, lastUpdatedAt, tags = []}: PageFooterProps) {
  const {repositoryUrl} = site;
  return (
    <footer className={clsx('between border-t cluster gap-x-6 muted pt-4 small', styles.footer)}>
      {repositoryUrl && (
        <div className="cluster gap-0 gap-x-6" data-no-print>
          {editUrl && (
            <a className="target" href={editUrl}>
              Edit this page
            </a>
          )}
          <a className="target" href={reportUrl(repositoryUrl, title, path)}>
            Report a problem with this page
          </a>
        </div>
      )}
      {tags.length > 0 && (
        <ul className="cluster gap-0 gap-x-6" aria-label="Tags">
          {tags.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {lastUpdatedAt && (
        <span>
          Last updated <time dateTime={dayOf(lastUpdatedAt)}>{formatDate(lastUpdatedAt)}</time>
        </span>
      )}
    </footer>
  );
}
