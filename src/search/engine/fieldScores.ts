import {type Field, fields, type Store} from './store';

/** The matches of a word at one place: the sum of their qualities, and the best quality. */
export interface Occurrence {
  sum: number;
  best: number;
}

/**
 * Scores a word in every section that has it, over all fields.
 * @param found the places (`section * fields.length + field`) that have it
 * @returns what it contributes to each section, and the quality of its best match; 1 is the word itself
 */
export function fieldScores(found: ReadonlyMap<number, Occurrence>, store: Store) {
  const {fields: weights, inherited, saturation, dilution} = store.ranking;
  const {count: total, firsts} = store.outline;
  const own: Partial<Record<Field, number>> = weights;
  const passedOn: Partial<Record<Field, number>> = inherited;
  const ownWeights = fields.map((field) => own[field] ?? 0);
  const passedWeights = fields.map((field) => passedOn[field]);
  const score = new Float32Array(total);
  const quality = new Float32Array(total);
  const give = (section: number, gain: number, value: number) => {
    score[section] = (score[section] as number) + gain;
    if (value > (quality[section] as number)) quality[section] = Math.min(1, value);
  };
  for (const [place, {sum, best}] of found) {
    const number = place % fields.length;
    const section = (place - number) / fields.length;
    const length = (store.lengths[place] as number) / (store.averages[number] as number);
    const gain = best * (sum / (sum + saturation * (1 - dilution + dilution * length)));
    give(section, (ownWeights[number] as number) * gain, best);
    const weight = passedWeights[number];
    if (weight === undefined || firsts[section] !== section) continue;
    for (let next = section + 1; firsts[next] === section; next++) give(next, weight * gain, best);
  }
  return {score, quality};
}
