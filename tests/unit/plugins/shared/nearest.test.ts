/** @jest-environment node */
import {nearest} from '../../../../plugins/shared/nearest';

it.each([
  ['a missing letter', 'pyton', 'python'],
  ['an extra letter', 'jsson', 'json'],
  ['a wrong letter', 'kotlim', 'kotlin'],
  ['swapped letters', 'swfit', 'swift'],
  ['different case', 'JSON', 'json'],
])('nearest finds a word despite %s', (_, typed, meant) => {
  expect(nearest(typed, ['bash', 'json', 'kotlin', 'python', 'swift'])).toBe(meant);
});

it('nearest returns the word with the fewest edits', () => {
  expect(nearest('java', ['javascript', 'java', 'js'])).toBe('java');
});

it('nearest returns nothing without candidates', () => {
  expect(nearest('java', [])).toBeUndefined();
});
