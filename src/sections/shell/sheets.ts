/** The id of the documentation's sidebar, which is a full-screen menu on small screens. */
export const docsMenuId = 'docsMenu';

/** The id of a documentation page's contents, which are a menu where there is no room beside the text. */
export const pageContentsId = 'pageContents';
