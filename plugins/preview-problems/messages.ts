/** What the preview shows of a problem: the form in which `docs:check` reports it. */
export interface ShownProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  fix: string;
}

/** What the checking process is asked: which pages, and what the compiler said last. */
export interface Question {
  id: number;
  files: string[];
  /** The compiler's errors, which may know more than the checks; empty when there are none. */
  errors: string;
}

export interface Answer {
  id: number;
  problems: ShownProblem[];
}

/** Where the preview's server sends a page's problems, as server-sent events; the page stands in `?path=`. */
export const address = '/__preview/problems';

/** The event that says that every page compiles: one that could not be shown can be. */
export const builtEvent = 'built';
