/** The kinds of pages. Each has a template in `templates/`. */
export const kinds = ['guide', 'reference', 'sdk', 'concept'] as const;

export type Kind = (typeof kinds)[number];

/** The default sidebar group of each kind. */
export const groupOf: Record<Kind, string> = {
  guide: 'Guides',
  reference: 'APIs and SDKs',
  sdk: 'APIs and SDKs',
  concept: 'Getting started',
};

/** The default description of each kind. Its length is valid for every valid title. */
export const descriptionOf: Record<Kind, (title: string) => string> = {
  guide: (title) => `${title}, step by step: what you need, samples to copy and run, and how to handle errors.`,
  reference: (title) => `${title}: look up the fields of the request and response, and the errors, with samples.`,
  sdk: (title) => `${title}: install it, keep your key on a server, and make a first call from your code.`,
  concept: (title) => `${title}: what it means, where it appears in the API, and how to use it in your app.`,
};
