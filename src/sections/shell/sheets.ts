/** The id of the documentation's sidebar, which on small screens is a full-screen menu of its own. */
export const docsMenuId = 'docsMenu';
