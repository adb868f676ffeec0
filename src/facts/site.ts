/** Settings of this site. They aren't facts that pages state. */
export const site: {
  /**
   * The public repository of this site, such as `https://github.com/timbre/portal`. With one, documentation pages have
   * "Edit this page" and "Report a problem with this page".
   */
  repositoryUrl?: string;
  /** Whether people, companies, quotes, and stories are invented. If so, the footer says so on every page. */
  hasSampleContent: boolean;
  /**
   * What programs may do with the pages, as `robots.txt` states it (https://contentsignals.org): list them in search results,
   * use them to answer a question, and train models with them. Without a value, nothing is said.
   */
  contentSignals: Partial<Record<'search' | 'ai-input' | 'ai-train', 'yes' | 'no'>>;
} = {hasSampleContent: true, contentSignals: {search: 'yes', 'ai-input': 'yes'}};
