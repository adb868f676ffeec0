import type {Reading, Sentence} from './sentences';
import type {Arrival} from './stream';

/** The titles of what the product does. */
export const titles = {
  waits: 'Your product waits',
  acts: 'Your product acts',
  asks: 'Your product asks',
  told: 'The user replies, and your product acts',
} as const;

/** Returns whether a product asks before it acts on a confidence. */
export const isBelow = (confidence: number, threshold: number): boolean => confidence < threshold;

/** What a product does with what it has heard. */
export interface Verdict {
  kind: keyof typeof titles;
  text: string;
}

/**
 * Returns what a product does: it waits for the final result, and then acts on it or asks the user.
 * @param threshold the confidence from which it acts, 0 to 1
 * @param chosen the reading that the user has chosen when asked
 */
export function verdictOf(
  {readings, question}: Sentence,
  received: Arrival | undefined,
  threshold: number,
  chosen: Reading | undefined,
): Verdict {
  const [best] = readings;
  if (received?.type !== 'final')
    return {kind: 'waits', text: 'It shows the words, and does nothing with them yet. They can still change.'};
  if (!isBelow(received.confidence, threshold)) return {kind: 'acts', text: best.action};
  return chosen ? {kind: 'told', text: chosen.action} : {kind: 'asks', text: question};
}
