import fc from 'fast-check';
import type {Marked, Results, SearchIndex} from '../../src/search/shape';
import {hostileText} from '../helpers/hostile';

/** Returns queries of every kind: words of the site, damaged words, any Unicode, markup, a repeated character. */
export function queriesOf({sections}: SearchIndex): fc.Arbitrary<string> {
  const word = fc.constantFrom(...new Set(sections.texts.join(' ').split(/\s+/)));
  const damaged = fc
    .tuple(word, hostileText, fc.nat(12))
    .map(([text, inserted, at]) => text.slice(0, at) + inserted + text.slice(at + 1));
  const repeated = fc.tuple(hostileText, fc.integer({min: 1, max: 300})).map(([text, count]) => text.repeat(count));
  const words = fc.array(fc.oneof({weight: 3, arbitrary: word}, damaged), {maxLength: 5}).map((all) => all.join(' '));
  return fc.oneof(hostileText, words, words, damaged, repeated);
}

/** Returns the marks that aren't in their text, or that aren't after the mark before. */
export const badMarks = ({groups}: Results): Marked[] =>
  groups
    .flatMap(({hits}) => hits.flatMap(({heading, snippet}) => [heading, snippet]))
    .filter(({text, marks}) => [0, ...marks.flat(), text.length].some((at, index, all) => at < (all[index - 1] ?? 0)));
