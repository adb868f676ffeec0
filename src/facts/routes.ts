/** The documentation's address. `docusaurus.config.ts` serves it there. Source: spec/site-and-marketing.md, section 2. */
export const docsRoute = '/developers/documentation';

/**
 * Returns the id of a call's console on a page, which is also how fragments name it: `Try-parseText`. No heading can have
 * it, because ids of headings have no capitals.
 */
export const consoleId = (operation: string): string => `Try-${operation}`;
