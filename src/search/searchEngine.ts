import type {Results} from './shape';

/**
 * A search. The worker asks it for results at each key press. A hosted engine returns promises. `src/search/README.md`
 * explains how to plug in another one.
 */
export interface SearchInstance {
  /** Returns the sections that match a query, grouped by page, best first. */
  search(query: string): Results | Promise<Results>;
  /** Returns words to try instead of a query that finds nothing. */
  suggestions(query: string): string[] | Promise<string[]>;
}
