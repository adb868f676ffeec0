/**
 * Returns the number of edits between two words: letters that are added, removed, replaced, or swapped with a neighbor.
 * Packages for the Levenshtein distance count a swap as two edits, and swaps are the most common typos.
 */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(substitution, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns the candidate with the fewest edits from `word`, or `undefined` if there are no candidates. */
export function nearest(word: string, candidates: string[]): string | undefined {
  const ranked = candidates.map((candidate) => ({
    candidate,
    edits: distance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
