/**
 * Timings, sizes and thresholds of the interface itself. Source: first specification, section 9,
 * "Interface timings". Milliseconds and CSS pixels.
 */
export const ui = {
  notice: {
    /** An ordinary notice leaves by itself after this long. */
    durationMs: 4_000,
    /** The site's other notice mechanism: notices that carry a link to follow. */
    actionDurationMs: 5_000,
    maxVisible: 3,
    widthPx: 356,
    gapPx: 14,
    swipePx: 20,
    hotkey: 'Alt+T',
  },
  tooltip: {openMs: 700, skipMs: 300},
  menu: {openMs: 200, skipMs: 300, closeMs: 150},
  /** The site uses the browser’s own scroll bars, so nothing reads this figure. It is kept for the record. */
  scrollbar: {hideMs: 600},
  cache: {retentionMs: 300_000, queryRetries: 3, mutationRetries: 0, retryBaseMs: 1_000, retryCapMs: 30_000},
} as const;
