import {facts} from '../../facts';

const {ranking} = facts.docs.search;

/** The signals of voice search, with their default weights. */
const weights = {
  recency: Number(ranking.recency),
  popularity: Number(ranking.popularity),
  relevance: Number(ranking.relevance),
};

type Signals = typeof weights;

/** The items of the example on the page "Voice Search". A test compares their scores with the page. */
const items: {name: string; signals: Signals}[] = [
  {name: 'Spinach lasagna', signals: {recency: 0.2, popularity: 0.6, relevance: 0.9}},
  {name: 'Winter menu', signals: {recency: 0.9, popularity: 0.9, relevance: 0.3}},
];

/**
 * Returns the scores of the example.
 * @param recency the weight of recency, if it isn't the default
 */
export function weightedScores(recency = weights.recency) {
  const chosen = {...weights, recency};
  const sum = Object.values(chosen).reduce((total, weight) => total + weight, 0);
  return items.map(({name, signals}) => {
    const parts = (Object.keys(chosen) as (keyof Signals)[]).map((signal) => ({
      signal,
      value: (chosen[signal] * signals[signal]) / sum,
    }));
    return {name, parts, score: parts.reduce((total, {value}) => total + value, 0)};
  });
}

/** Returns a score in words. */
export const scoreInWords = ({name, score, parts}: ReturnType<typeof weightedScores>[number]): string =>
  `${name}: ${score.toFixed(2)}, of which ${parts.map(({signal, value}) => `${signal} ${value.toFixed(2)}`).join(', ')}.`;
