/** Something that the script does on pages. Each function must work when none of its elements are on the page. */
export interface Behavior {
  /** Adds delegated listeners to the document. Called once. */
  install?: () => void;
  /** Prepares the elements of the page that is shown. Called for the first page and after each change of page. */
  mount?: () => void;
  /**
   * Applies what the reader chose on other pages. Called when a page returns from the back/forward cache, and when a
   * prerendered page is opened.
   */
  resume?: () => void;
}

/** What a notice shows. */
export interface Notice {
  title: string;
  text?: string;
  /** A link that the notice offers. Such a notice stays a little longer. */
  action?: {label: string; href: string};
}
