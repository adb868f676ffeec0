import type {ReactNode} from 'react';
import {Icon} from '../../components/Icon';
import styles from './SearchLink.module.css';

interface SearchLinkProps {
  /** Where the link leads when there is no script to open the search. */
  href: string;
  /** Shown beside the icon. Without it, "Search" is shown where there is room. */
  title?: string;
}

/**
 * Opens the search; without scripts, the documentation index. A plain link and no `Link`, whose own handler would
 * leave the page before `src/enhance/search.ts` can open the dialog.
 */
export function SearchLink({href, title}: SearchLinkProps): ReactNode {
  return (
    <a
      className={styles.search}
      href={href}
      aria-label={title ?? 'Search'}
      aria-keyshortcuts="/ Control+K Meta+K"
      data-look={title ? 'full' : 'compact'}
      data-search
    >
      <Icon name="search" />
      <span className={styles.words}>{title ?? 'Search'}</span>
      <kbd className={styles.key} data-needs-script>
        /
      </kbd>
    </a>
  );
}
