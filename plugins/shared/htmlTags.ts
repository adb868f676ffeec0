/** The HTML elements that pages can contain, because Markdown has no syntax for them. */
export const htmlTags = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'] as const;
