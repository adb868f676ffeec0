import type {Results} from '../../src/search/shape';

/** A query and the sections (or whole pages) that answer it, all of them equally well. */
export interface Judged {
  query: string;
  class: string;
  want: string[];
}

/** Returns whether a result meets a target. The page and any of its sections meet a target without a hash. */
const meets = (href: string, target: string): boolean =>
  href === target || (!target.includes('#') && href.startsWith(`${target}#`));

/** Returns the addresses that a reader sees, from top to bottom: the answer, if there is one, then the results. */
export const hrefsOf = ({answer, groups}: Results): string[] => [
  ...(answer ? [answer.href] : []),
  ...groups.flatMap(({hits}) => hits.map(({href}) => href)),
];

/** Returns the rank of the first right result in the first ten, from 1, or 0 if there is none. */
export function rankOf(hrefs: string[], want: string[]): number {
  return hrefs.slice(0, 10).findIndex((href) => want.some((target) => meets(href, target))) + 1;
}

/** Returns the quality of results: the mean of 1 / rank of the first right one, and how often it is in the top 5. */
export function qualityOf(ranks: number[]) {
  const sum = (score: (rank: number) => number) =>
    ranks.reduce((total, rank) => total + score(rank), 0) / Math.max(1, ranks.length);
  return {mrr: sum((rank) => (rank ? 1 / rank : 0)), success: sum((rank) => (rank > 0 && rank <= 5 ? 1 : 0))};
}
