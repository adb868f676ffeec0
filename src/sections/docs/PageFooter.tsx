import Link from '@docusaurus/Link';
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import {formatDate} from '../../facts/format';
import {site, siteUrl} from '../../facts/site';

interface PageFooterProps {
  metadata: DocContextValue['metadata'];
  /** The page's path on the site. */
  path: string;
}

/** Returns the day in UTC, such as 2026-11-21. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the address of the form in `.github/ISSUE_TEMPLATE/docs-problem.yml`, with the page filled in. */
const reportUrl = (repositoryUrl: string, title: string, path: string): string =>
  `${repositoryUrl}/issues/new?template=docs-problem.yml&title=${encodeURIComponent(title)}&page=${siteUrl}${path}`;

/**
 * Renders a page's tags, the day of its last change, and, if the site's repository is public, links to edit the page and
 * to report a problem.
 */
export function PageFooter({metadata: {title, editUrl, lastUpdatedAt, tags}, path}: PageFooterProps) {
  const {repositoryUrl} = site;
  return (
    <footer className="between border-t cluster gap-x-6 muted pt-4 small">
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
