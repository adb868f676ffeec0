/** A section of the site, as every compared engine gets it: whole text, code and all. */
export interface Document {
  id: number;
  href: string;
  heading: string;
  trail: string[];
  text: string;
}

/** What an engine offers to the measurement. It runs in the browser. */
export interface Contender {
  /** Fetches what it needs and makes it searchable. */
  prepare: () => Promise<void>;
  /** Addresses for a query, best first. */
  search: (query: string) => Promise<string[]>;
}

/** Hands an engine over to the measurement. */
export function enter(contender: Contender): void {
  Object.assign(window, {contender});
}

/** Fetches one of the files that `prepare.ts` wrote beside the site. */
export async function fetchJson<T>(name: string): Promise<T> {
  return (await (await fetch(`/bench/${name}`)).json()) as T;
}
