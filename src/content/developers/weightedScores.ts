/** What an author writes in `<WeightedScores />`. */
export interface ScoresExample {
  /** The weight of each signal: `recency 0.3, relevance 0.7`. */
  weights: string;
  /** Each item with its signals, in the same order: `Lasagna 0.2, 0.9; Menu 0.9, 0.3`. */
  items: string;
}

const numbersIn = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);

/** Returns the score of each item, and the part that each signal adds to it. */
export function weightedScores({weights, items}: ScoresExample) {
  const chosen = numbersIn(weights);
  const signals = weights.match(/[a-z]+/g) ?? [];
  const sum = chosen.reduce((total, weight) => total + weight, 0);
  return items.split('; ').map((item) => {
    const parts = numbersIn(item).map((value, index) => ({
      signal: signals[index] ?? '',
      value: (value * (chosen[index] ?? 0)) / sum,
    }));
    return {name: item.replace(/ [\d., ]+$/, ''), parts, score: parts.reduce((total, {value}) => total + value, 0)};
  });
}

/** Returns a score in words. */
export const scoreInWords = ({name, score, parts}: ReturnType<typeof weightedScores>[number]): string =>
  `${name}: ${score.toFixed(2)}, of which ${parts.map(({signal, value}) => `${signal} ${value.toFixed(2)}`).join(', ')}.`;
