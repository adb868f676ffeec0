import {partialNote, type titles} from './copy';
import type {Reading, Sentence} from './sentences';
import type {Arrival} from './stream';

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
  if (received?.type !== 'final') return {kind: 'waits', text: partialNote};
  if (received.confidence >= threshold) return {kind: 'acts', text: best.action};
  return chosen ? {kind: 'told', text: chosen.action} : {kind: 'asks', text: question};
}
