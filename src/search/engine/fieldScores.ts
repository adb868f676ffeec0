import {type Field, fields, type Section, type Store} from './store';

/** What a word counts by where it stands. */
const fieldWeights: Record<Field, number> = {heading: 5, title: 2, trail: 1, alias: 4, text: 1.8, code: 0.6};

/** What a word counts that names a section's page, or is another word for the page. */
const inherited: Partial<Record<Field, number>> = {title: 2, alias: 1.5};

/** How quickly repetition stops to count, and how much a long text dilutes a word. */
const saturation = 0.8;
const dilution = 0.45;

/** What one word gives to each section, over all fields, and how well it was met there (1 is the word itself). */
export interface FieldScores {
  score: Float32Array;
  trust: Float32Array;
}

/**
 * Scores a word in every section it stands in.
 * @param touched the places that have it, each once
 * @param sum what was found at a place
 * @param best the best of that
 */
export function fieldScores(touched: number[], sum: Float32Array, best: Float32Array, store: Store): FieldScores {
  const score = new Float32Array(store.sections.length);
  const trust = new Float32Array(store.sections.length);
  const give = (section: number, gain: number, value: number) => {
    score[section] = (score[section] ?? 0) + gain;
    if (value > (trust[section] ?? 0)) trust[section] = Math.min(1, value);
  };
  for (const place of touched) {
    const number = place % fields.length;
    const field = fields[number] as Field;
    const section = (place - number) / fields.length;
    const [count, value] = [sum[place] ?? 0, best[place] ?? 0];
    const length = (store.lengths[place] ?? 0) / (store.averages[number] ?? 1);
    const gain = value * (count / (count + saturation * (1 - dilution + dilution * length)));
    give(section, fieldWeights[field] * gain, value);
    const {first, isPage} = store.sections[section] as Section;
    const passed = inherited[field];
    if (!isPage || passed === undefined) continue;
    for (let next = section + 1; store.sections[next]?.first === first; next++) give(next, passed * gain, value);
  }
  return {score, trust};
}
