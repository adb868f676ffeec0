import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The region's id. The region is the last element of every page. */
export const noticesId = 'siteNotices';

/**
 * Renders the empty region at the bottom right in which `src/enhance/notices.ts` shows notices, made from the hidden
 * template. Screen readers announce notices only if the region exists before them. Alt+T moves the focus here.
 */
export function NoticeRegion(): ReactNode {
  return (
    <section className={styles.region} id={noticesId} aria-label="Notices (Alt+T)" tabIndex={-1} data-no-print>
      <ol className={styles.list} aria-live="polite" aria-relevant="additions" data-notice-list />
      <ol hidden data-notice-template>
        <li className={styles.notice} tabIndex={-1} data-notice>
          <div className={styles.words}>
            <p className={styles.title} data-notice-title />
            <p className={styles.text} data-notice-text />
            <a className={styles.action} href="/" data-notice-action>
              {' '}
            </a>
          </div>
          <button type="button" className={styles.close} aria-label="Close notice" data-notice-close>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </li>
      </ol>
      <p className={styles.empty}>No notices</p>
      <p className="visually-hidden" role="status" data-announcer />
    </section>
  );
}
