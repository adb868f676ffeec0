/** @jest-environment node */
import {editDistance} from '../../../src/search/engine/editDistance';
import {stem} from '../../../src/search/engine/stem';
import {fold, wordsOf} from '../../../src/search/engine/words';
import {fixture} from '../../helpers/fixture';

interface Table {
  lookups: [text: string, words: string[]][];
  stems: string[][];
  edits: [word: string, other: string, count: number][];
}
const {lookups, stems, edits} = fixture<Table>('search-words');

const lookupsOf = (text: string) =>
  wordsOf(text).map(({whole, parts}) => [whole, ...(parts[0] === whole ? [] : parts)].join(' '));

it.each(lookups)('words %s', (text, expected) => expect(lookupsOf(text)).toEqual(expected));

it('words keep names within a path whole', () =>
  expect(wordsOf('client.microphonePermission')[0]?.names).toEqual(['microphonepermission']));

it('words ignore case and accents', () => expect(fold('ÀÉîõÜ')).toBe('aeiou'));

it.each(stems)('stem %s and its forms share a stem', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1));

it.each(['429', 'mp3', 'ios', 'voix-là', 'bus'])("stem %s isn't changed", (word) => expect(stem(word)).toBe(word));

it('stem differs for words that only start with the same letters', () => {
  expect(stem('use')).not.toBe(stem('user'));
  expect(stem('server')).not.toBe(stem('service'));
});

it.each(edits)('edits %s to %s', (word, other, count) => expect(editDistance(word, other, 3)).toBe(count));

it('the count of edits stops above the limit', () => expect(editDistance('authentication', 'synthesis', 2)).toBe(3));
it('the count of edits compares with the start of a longer word', () =>
  expect(editDistance('authetn', 'authentication', 2, true)).toBe(1));
it('the count of edits stops for words that are too long', () =>
  expect(editDistance('a'.repeat(500), 'a'.repeat(500), 2)).toBe(3));
