/** Accept headers of clients that get a page's Markdown. */
export const asMarkdown = [
  'text/markdown',
  'TEXT/Markdown, text/html',
  'text/markdown, */*',
  'text/markdown;charset=utf-8, text/html;q=0.9',
  'text/html;q=0.5, text/markdown;q=0.8',
  'application/json, text/markdown;q=0.1',
  'text/html;q=0, text/markdown;q=0.1',
];

/** Accept headers of clients that get a page as HTML. */
export const asHtml = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  '*/*',
  'text/html, text/markdown',
  'text/html;q=0.7, text/markdown;q=0.7',
  'text/markdown;q=0.8, text/html;q=0.9',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0, */*',
  'text/markdownx',
  '',
];
