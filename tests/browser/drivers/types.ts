export interface Size {
  width: number;
  height: number;
}

/** A browser window with one page. Journeys consist of these few steps. */
export interface Tab {
  /** Opens an address of the site, and waits until the page is loaded. */
  go(path: string): Promise<void>;
  /** Runs an expression in the page. Promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of the first element that a CSS selector matches. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Presses a key, such as `Enter`, or several at once, such as `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns the errors and warnings in the console since the tab was opened. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Driver {
  /** Opens a window without history and storage. The page is at least as large as asked for. */
  open(size: Size): Promise<Tab>;
  quit(): Promise<void>;
}
