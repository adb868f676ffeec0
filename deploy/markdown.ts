/** Matches what follows a media type if the client wants it as much as any other. */
const fully = String.raw`\s*(?:,|$|;\s*q=1)`;

/** Matches ranges that contain HTML. */
const html = String.raw`(?:text/html|text/\*|\*/\*)`;

/** Returns the pattern of a header that wants Markdown with the quality `q=0.<tenth>`, and HTML more than that. */
const prefersHtml = (tenth: number): string =>
  String.raw`^(?=.*text/markdown\s*;\s*q=0\.${tenth})(?=.*${html}(?:${fully}|\s*;\s*q=0\.[${tenth}-9](?<!${tenth})))`;

/**
 * Patterns of the Accept headers of clients that get a page as HTML although they name Markdown: they refuse Markdown, want
 * HTML more, or want both alike and name HTML first. Qualities are compared to a tenth, because nginx, which uses the
 * same patterns, can't compare numbers.
 */
export const asHtml: readonly string[] = [
  String.raw`text/markdown\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`,
  `text/html${fully}.*text/markdown`,
  String.raw`text/html\s*;\s*q=0\.(\d).*text/markdown\s*;\s*q=0\.\1`,
  ...Array.from({length: 10}, (_, tenth) => prefersHtml(tenth)),
];

/** Matches an Accept header that names Markdown. */
export const namesMarkdown = String.raw`text/markdown\s*(?:[,;]|$)`;

const [named, ...patterns] = [namesMarkdown, ...asHtml].map((pattern) => new RegExp(pattern, 'i'));

/** Returns whether a client wants a page's Markdown rather than its HTML (RFC 9110, section 12.5.1). */
export const wantsMarkdown = (accept = ''): boolean =>
  Boolean(named?.test(accept)) && !patterns.some((pattern) => pattern.test(accept));
