/**
 * The brand, in one record. The specification names no company, so "Timbre" is a
 * placeholder: rename the company here and nowhere else.
 */
export const brand = {
  /** The company's working name, as the text mark and every page title show it. */
  name: 'Timbre',
  /** The legal name in the copyright line. */
  legalName: 'Timbre',
  tagline: 'Voice AI that understands',
  /** The public address of this site. `.example` never resolves, which keeps a placeholder honest. */
  siteUrl: 'https://timbre.example',
  apiHost: 'api.timbre.example',
  apiBase: 'https://api.timbre.example/v1',
  streamBase: 'wss://api.timbre.example/v1',
  /** Where "Edit this page" leads. */
  repositoryUrl: 'https://code.timbre.example/portal',
  /** Where to report a weakness, as `/.well-known/security.txt` says. */
  security: {
    contact: 'mailto:security@timbre.example',
    /** Less than a year ahead (RFC 9116): to move it, check that the mailbox is read. */
    validUntil: '2027-11-01T00:00:00Z',
  },
} as const;
