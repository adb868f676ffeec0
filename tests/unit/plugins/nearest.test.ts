/** @jest-environment node */
import {nearest} from '../../../plugins/shared/nearest';

describe('nearest', () => {
  it.each([
    ['a letter too few', 'pyton', 'python'],
    ['a letter too many', 'jsson', 'json'],
    ['another letter', 'kotlim', 'kotlin'],
    ['letters that changed places', 'swfit', 'swift'],
    ['another case', 'JSON', 'json'],
  ])('finds a word despite %s', (_, typed, meant) => {
    expect(nearest(typed, ['bash', 'json', 'kotlin', 'python', 'swift'])).toBe(meant);
  });

  it('takes the word that needs the fewest edits', () => {
    expect(nearest('java', ['javascript', 'java', 'js'])).toBe('java');
  });

  it('finds nothing among nothing', () => {
    expect(nearest('java', [])).toBeUndefined();
  });
});
