/** The company's name and addresses. The specification names no company, so these are placeholders. */
export const brand = {
  /** The name that the logo and every page title show. */
  name: 'Timbre',
  /** The legal name in the copyright line. */
  legalName: 'Timbre',
  tagline: 'Voice AI that understands',
  apiHost: 'api.timbre.example',
  apiBase: 'https://api.timbre.example/v1',
  streamBase: 'wss://api.timbre.example/v1',
  mailboxes: {sales: 'sales@timbre.example', support: 'support@timbre.example', careers: 'careers@timbre.example'},
  /** The contact for vulnerability reports in `/.well-known/security.txt`. */
  security: {
    contact: 'mailto:security@timbre.example',
    /** The file's expiry date, less than a year ahead (RFC 9116). Check that somebody reads the mailbox, then move it. */
    validUntil: '2027-11-01T00:00:00Z',
  },
} as const;

/** What separates a page's own title from the company's name in the title of the browser's tab. */
export const titleDelimiter = '|';

/** Returns a page's title without the company's name: `Quick start` for `Quick start | Timbre`. */
export function ownTitle(title: string): string {
  const end = title.lastIndexOf(` ${titleDelimiter} `);
  return end < 0 ? title : title.slice(0, end);
}
