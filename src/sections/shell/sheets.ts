/** The id of the documentation's sidebar, which is a full-screen menu on small screens. */
export const docsMenuId = 'docsMenu';
