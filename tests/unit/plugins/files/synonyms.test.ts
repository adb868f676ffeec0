/** @jest-environment node */
import {parseSynonyms} from '../../../../plugins/files/search-index/synonyms';
import {fixture} from '../../../helpers/fixture';

const {right, mistakes} = fixture<{right: string; mistakes: [string, string, string, string][]}>('synonym-mistakes');

it('the list of synonyms has groups of words and phrases, and lines for one word or phrase', () =>
  expect(parseSynonyms(right)).toMatchObject({
    synonyms: {twoWay: [['delete', 'remove'], {1: 'hotword'}], oneWay: [['speech to text', 'recognition', '429']]},
    faults: [],
  }));

it.each(mistakes)('the list of synonyms reports %s with a fix', (_, text, wrong, fix) => {
  const source = right.replace(text, wrong);
  expect(source).not.toBe(right);
  expect(parseSynonyms(source).faults.map((fault) => fault.fix)).toContainEqual(expect.stringContaining(fix));
});
