/** @jest-environment node */
import {decodeIndex, encode} from '../../../plugins/files/search-index/encode';
import {characterOf, decode} from '../../../src/search/encoded';
import type {SearchIndex} from '../../../src/search/shape';
import {sample} from './sample';

const withTexts = (texts: string[]): SearchIndex => ({...sample, sections: {...sample.sections, texts}});

it('an encoded index is the same index after decoding', () => expect(decodeIndex(encode(sample))).toEqual(sample));

it.each([
  ['punctuation at the end of words', 'First (see below), then: "this", that!? Done.'],
  ['separate punctuation', 'a ? b . c ?) d'],
  ['nothing', ''],
  ['other alphabets', 'Привет, мир. 👩‍👩‍👧 \ud83d\ude00.'],
  ['quotation marks and what JSON escapes', 'a "b" \\ c/d \u2028.'],
])('an encoded index keeps %s', (_, text) => {
  const index = withTexts(sample.sections.texts.map(() => text));
  const transferred = JSON.parse(JSON.stringify(encode(index)));
  expect(decodeIndex(transferred).sections.texts).toEqual(index.sections.texts);
});

it('an encoded index has one entry for a word and the same word at the end of a sentence', () => {
  const words = encode(withTexts(['limit and limit.', '', '', '', '', '', ''])).words.split(' ');
  expect(words.filter((word) => word.startsWith('limit')).sort()).toEqual(['limit', 'limits']);
});

it('an encoded index can have more words than there are single characters', () => {
  const numbers = [0, 1, 55_000, 55_300, 63_000, 900_000];
  const words: string[] = [];
  for (const number of numbers) words[number] = String(number);
  expect(decode(numbers.map(characterOf).join(''), words, 0)).toBe(numbers.join(' '));
});

it.each(['two  spaces', ' before', 'after '])(
  'an encoded index rejects a text whose spaces would be lost: "%s"',
  (text) => expect(() => encode(withTexts([text, '', '', '', '', '', '']))).toThrow(text),
);
