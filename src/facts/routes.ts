/** The documentation's address. `docusaurus.config.ts` serves it there. Source: spec/site-and-marketing.md, section 2. */
export const docsRoute = '/developers/documentation';

/**
 * Returns the ID of a call's console on a page, which fragments also use: `Try-parseText`. It can't clash with the ID
 * of a heading, because those have no capitals.
 */
export const consoleId = (operation: string): string => `Try-${operation}`;
