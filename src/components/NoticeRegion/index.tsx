/** The region's id. The region is the last element of every page. */
export const noticesId = 'siteNotices';

/**
 * Renders the empty region in which `src/enhance/onDemand/notices.ts` shows notices. Most visits have none, so only that script
 * contains their style sheet. Screen readers announce notices only if the region exists before them. Alt+T moves the
 * focus here.
 */
export function NoticeRegion() {
  return (
    <section id={noticesId} aria-label="Notices (Alt+T)" tabIndex={-1} data-close="Close notice" data-no-print>
      <ol aria-live="polite" aria-relevant="additions" data-notice-list />
      <p hidden>No notices</p>
      <p className="visually-hidden" role="status" data-announcer />
    </section>
  );
}
