import {nearest} from '../../plugins/shared/nearest';

/** Returns the candidate that a wrong name most likely means: one that contains it, or else the most similar one. */
export function guess(word: string, candidates: string[]): string | undefined {
  const bare = word.toLowerCase();
  const related = candidates.filter((candidate) => {
    const other = candidate.toLowerCase();
    return other !== '' && (other.includes(bare) || bare.includes(other));
  });
  return nearest(word, related.length > 0 ? related : candidates);
}
