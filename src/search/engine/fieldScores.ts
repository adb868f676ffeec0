import {type Field, fields, type Section, type Store} from './store';

/** What one word gives to each section, over all fields. */
export interface FieldScores {
  score: Float32Array;
  /** The quality of the best match; 1 is the word itself. */
  quality: Float32Array;
}

/**
 * Scores a word in every section that has it.
 * @param touched the places (`section * fields.length + field`) that have it, each once
 * @param sum the qualities of all matches at a place, added up
 * @param best the quality of the best match at a place
 */
export function fieldScores(touched: number[], sum: Float32Array, best: Float32Array, store: Store): FieldScores {
  const {fields: weights, inherited, saturation, dilution} = store.ranking;
  const own: Partial<Record<Field, number>> = weights;
  const passedOn: Partial<Record<Field, number>> = inherited;
  const score = new Float32Array(store.sections.length);
  const quality = new Float32Array(store.sections.length);
  const give = (section: number, gain: number, value: number) => {
    score[section] = (score[section] ?? 0) + gain;
    if (value > (quality[section] ?? 0)) quality[section] = Math.min(1, value);
  };
  for (const place of touched) {
    const number = place % fields.length;
    const field = fields[number] as Field;
    const section = (place - number) / fields.length;
    const [count, value] = [sum[place] ?? 0, best[place] ?? 0];
    const length = (store.lengths[place] ?? 0) / (store.averages[number] ?? 1);
    const gain = value * (count / (count + saturation * (1 - dilution + dilution * length)));
    give(section, (own[field] ?? 0) * gain, value);
    const {first, isPage} = store.sections[section] as Section;
    const weight = passedOn[field];
    if (!isPage || weight === undefined) continue;
    for (let next = section + 1; store.sections[next]?.first === first; next++) give(next, weight * gain, value);
  }
  return {score, quality};
}
