/** The documentation's address. `docusaurus.config.ts` serves it there. Source: spec/site-and-marketing.md, section 2. */
export const docsRoute = '/developers/documentation';
