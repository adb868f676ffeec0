/** The public address of this site. A name that ends in `.example` never resolves. */
export const siteUrl = 'https://timbre.example';

/** Settings of this site. They aren't facts that pages state. */
export const site: {
  /**
   * The public repository of this site. Documentation pages link to it with "Edit this page" and "Report a problem with
   * this page"; without one, they don't. The default never resolves: replace it with the address of your repository.
   */
  repositoryUrl?: string;
  /** Whether people, companies, and the rest of the sample content are invented. If so, the footer says so on every page. */
  hasSampleContent: boolean;
  /**
   * What programs may do with the pages, as `robots.txt` states it (https://contentsignals.org): list them in search results,
   * use them to answer a question, and train models with them. Without a value, nothing is said.
   */
  contentSignals: Partial<Record<'search' | 'ai-input' | 'ai-train', 'yes' | 'no'>>;
} = {
  repositoryUrl: 'https://code.timbre.example/portal',
  hasSampleContent: true,
  contentSignals: {search: 'yes', 'ai-input': 'yes'},
};
