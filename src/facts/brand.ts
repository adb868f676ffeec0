/** The company's name and addresses. The specification names no company, so these are placeholders. */
export const brand = {
  /** The name that the logo and every page title show. */
  name: 'Timbre',
  /** The legal name in the copyright line. */
  legalName: 'Timbre',
  tagline: 'Voice AI that understands',
  /** The public address of this site. A name that ends in `.example` never resolves. */
  siteUrl: 'https://timbre.example',
  apiHost: 'api.timbre.example',
  apiBase: 'https://api.timbre.example/v1',
  streamBase: 'wss://api.timbre.example/v1',
  mailboxes: {
    sales: 'sales@timbre.example',
    support: 'support@timbre.example',
    careers: 'careers@timbre.example',
  },
  /** The contact for vulnerability reports in `/.well-known/security.txt`. */
  security: {
    contact: 'mailto:security@timbre.example',
    /** The file's expiry date, less than a year ahead (RFC 9116). Check that somebody reads the mailbox, then move it. */
    validUntil: '2027-11-01T00:00:00Z',
  },
} as const;
