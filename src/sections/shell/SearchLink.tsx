import clsx from 'clsx';
import {buttonClass} from '../../components/Button';
import {Icon} from '../../components/Icon';
import styles from './SearchLink.module.css';

interface SearchLinkProps {
  /** The address of the link, for when no script opens the search. */
  href: string;
  /** The text beside the icon. Without it, "Search" is shown where there's room. */
  title?: string;
}

/**
 * Renders a link that opens the search, or the documentation index without scripts. It isn't a `Link`, whose own
 * handler would leave the page before `src/enhance/search.ts` could open the dialog.
 */
export function SearchLink({href, title}: SearchLinkProps) {
  return (
    <a
      className={title ? buttonClass({variant: 'outline'}) : clsx('small', styles.search)}
      href={href}
      aria-label={title ?? 'Search'}
      aria-keyshortcuts="/ Control+K Meta+K"
      data-search
      data-message-title="Search couldn’t be loaded"
      data-message-text="Try again, or reload the page."
      data-message-link="Open the documentation index"
    >
      <Icon name="search" />
      <span className={styles.words}>{title ?? 'Search'}</span>
      {!title && (
        <kbd className={clsx('muted regular border-strong micro', styles.key)} data-needs-script>
          /
        </kbd>
      )}
    </a>
  );
}
