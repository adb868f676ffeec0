/** Formats a number as all pages print it: with thousands separators. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** Returns a text with curly apostrophes, for what code has with straight ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/**
 * Formats a time as all pages print it: as a day in UTC, such as November 21, 2026.
 * @param time milliseconds since 1970
 */
export const formatDate = (time: number): string =>
  new Date(time).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
