/** Rows of the edit distance table below. They are reused, because a typo is compared with every word of the index. */
let [before, last, row] = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)];
const longest = 250;

/**
 * Returns the number of edits (a letter added, left out, or replaced, or two neighbors swapped) between two words, or
 * between the first and the beginning of the second. Above `limit`, it returns any larger number.
 */
export function editDistance(word: string, other: string, limit: number, prefix = false): number {
  const width = Math.min(other.length, word.length + limit);
  if (word.length > longest || width > longest || (!prefix && Math.abs(word.length - other.length) > limit))
    return limit + 1;
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= word.length; i++) {
    row[0] = i;
    let least = i;
    const letter = word.charCodeAt(i - 1);
    for (let j = 1; j <= width; j++) {
      let cost = (last[j - 1] as number) + (letter === other.charCodeAt(j - 1) ? 0 : 1);
      cost = Math.min(cost, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      const swapped =
        i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && word.charCodeAt(i - 2) === other.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  if (!prefix) return width < other.length ? limit + 1 : (last[width] as number);
  let best = limit + 1;
  for (let j = 0; j <= width; j++) best = Math.min(best, last[j] as number);
  return best;
}
