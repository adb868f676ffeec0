/** @jest-environment node */
import {ranking, voiceSearch} from '../../../../src/content/products/voiceSearch';
import {facts} from '../../../../src/facts';
import {score} from '../../../../src/sections/products/exhibits/ranking';

const weights = {
  recency: Number(facts.docs.search.ranking.recency),
  popularity: Number(facts.docs.search.ranking.popularity),
  relevance: Number(facts.docs.search.ranking.relevance),
};

test.each([
  [{recency: 0.2, popularity: 0.6, relevance: 0.9}, '0.66'],
  [{recency: 0.9, popularity: 0.9, relevance: 0.3}, '0.62'],
  [{recency: 0, popularity: 0, relevance: 0}, '0.00'],
  [{recency: 1, popularity: 1, relevance: 1}, '1.00'],
])('the score of %j is %s, as in the documentation', (signals, expected) =>
  expect(score(signals, weights).toFixed(2)).toBe(expected),
);

test('the page has the documented weights, and its steps state the first two scores', () => {
  expect(ranking.weights).toEqual(weights);
  const ranked = ranking.items
    .map(({title, signals}) => ({title, points: score(signals, weights)}))
    .sort((one, other) => other.points - one.points);
  for (const {title, points} of ranked.slice(0, 2)) {
    expect(voiceSearch.stages.items.Ready?.gives).toMatch(new RegExp(`${title} +${points.toFixed(2)}`));
  }
});
