/** A query and the sections (or whole pages) that answer it, any of them equally well. */
export interface Judged {
  query: string;
  class: string;
  want: string[];
}

/** Quality of a set of answers: the mean of 1 / rank of the first right one, and how often it is among the first five. */
export interface Quality {
  queries: number;
  mrr: number;
  success: number;
}

/** A target without a hash is met by the page and by any of its sections. */
const meets = (href: string, target: string): boolean =>
  href === target || (!target.includes('#') && href.startsWith(`${target}#`));

/** The place of the first right answer among the first ten, from 1; 0 when there is none. */
export function rankOf(hrefs: string[], want: string[]): number {
  return hrefs.slice(0, 10).findIndex((href) => want.some((target) => meets(href, target))) + 1;
}

export function qualityOf(ranks: number[]): Quality {
  const sum = (score: (rank: number) => number) =>
    ranks.reduce((total, rank) => total + score(rank), 0) / Math.max(1, ranks.length);
  return {
    queries: ranks.length,
    mrr: sum((rank) => (rank ? 1 / rank : 0)),
    success: sum((rank) => (rank > 0 && rank <= 5 ? 1 : 0)),
  };
}
