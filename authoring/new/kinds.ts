/** The kinds of pages an author can start, each with its template in `templates/`. */
export const kinds = ['guide', 'reference', 'sdk', 'concept'] as const;

export type Kind = (typeof kinds)[number];

/** The sidebar group a kind belongs to unless the author names another. */
export const groupOf: Record<Kind, string> = {
  guide: 'Guides',
  reference: 'APIs and SDKs',
  sdk: 'APIs and SDKs',
  concept: 'Getting started',
};

/** The description a page starts with: true of its template, and of allowed length for every allowed title. */
export const descriptionOf: Record<Kind, (title: string) => string> = {
  guide: (title) => `${title}, step by step: what you need, samples to copy and run, and what to do on errors.`,
  reference: (title) => `${title}: look up what to send, what comes back and what can go wrong, with samples.`,
  sdk: (title) => `${title}: install it, keep your key on a server, and make a first call from your code.`,
  concept: (title) => `${title}: the idea behind it, where you meet it in the API, and what follows for you.`,
};
