import type {Results} from './shape';

/** Searches an index that an engine has built. A hosted engine implements only this, and returns promises. */
export interface SearchInstance {
  /** Returns the sections that match a query, grouped by page, best first. */
  search(query: string): Results | Promise<Results>;
  /** Returns words to try instead of a query that finds nothing. */
  suggestions(query: string): string[] | Promise<string[]>;
}

/**
 * A search engine. The worker gives it the index as the build wrote it, and asks it for results at each key press.
 * `src/search/README.md` explains how to plug in another one.
 */
export interface SearchEngine<Index> {
  build(index: Index): SearchInstance | Promise<SearchInstance>;
}
