/**
 * How many edits (a letter added, left out, exchanged, or two neighbors swapped) lie between two words, or between
 * the first and the beginning of the second. MiniSearch's own fuzzy search counts a swap as two.
 * @returns a number above `limit` as soon as it is clear that it takes more than that
 */
export function edits(word: string, other: string, limit: number, prefix = false): number {
  if (!prefix && Math.abs(word.length - other.length) > limit) return limit + 1;
  const width = Math.min(other.length, word.length + limit);
  let before: number[] = [];
  let last = Array.from({length: width + 1}, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = word[i - 1] === other[j - 1];
      let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return prefix ? Math.min(...last) : width < other.length ? limit + 1 : (last[width] ?? limit + 1);
}
