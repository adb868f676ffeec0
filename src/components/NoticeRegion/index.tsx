import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The region's id: it is the last thing on every page. */
export const noticesId = 'siteNotices';

/**
 * Where notices appear, bottom right. The region is in the page before the first notice, so that screen readers
 * announce it; `src/enhance/notices.ts` fills it from the hidden pattern. Alt+T moves the focus here.
 */
export function NoticeRegion({hotkey}: {hotkey: string}): ReactNode {
  return (
    <section className={styles.region} id={noticesId} aria-label={`Notices (${hotkey})`} tabIndex={-1} data-no-print>
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
      <p className="visually-hidden" role="status" data-announcer />
    </section>
  );
}
