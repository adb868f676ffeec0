/** One thing a reader can do. Both parts must be safe to run when none of its elements are on the page. */
export interface Behavior {
  /** Adds delegated listeners to the document; called once. */
  install?: () => void;
  /** Prepares the elements of the page just shown; called for the first page and after each change of page. */
  mount?: () => void;
  /**
   * Catches up with what the reader chose on other pages: called when a page comes back from the browser's memory, and
   * when one that was rendered ahead of time is opened.
   */
  resume?: () => void;
}

/** What a notice says. */
export interface NoticeText {
  title: string;
  text?: string;
  /** A link that the notice offers; such a notice stays a little longer. */
  action?: {label: string; href: string};
}
