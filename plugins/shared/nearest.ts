import {editDistance} from '../../src/search/engine/editDistance';

/** Returns the number of edits between two words: letters that are added, removed, replaced, or swapped with a neighbor. */
export const distance = (a: string, b: string): number => editDistance(a, b, Math.max(a.length, b.length));

/** Returns the candidate with the fewest edits from `word`, or `undefined` if there are no candidates. */
export function nearest(word: string, candidates: string[]): string | undefined {
  const ranked = candidates.map((candidate) => ({
    candidate,
    edits: distance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
