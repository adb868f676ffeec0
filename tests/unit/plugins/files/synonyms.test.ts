/** @jest-environment node */
import {parseSynonyms} from '../../../../plugins/files/search-index/synonyms';

const right =
  'twoWay:\n  - [delete, remove]\n  - [wake word, hotword]\noneWay:\n  speech to text: [recognition, 429]\n';

it('the list of synonyms has groups of words and phrases, and lines for one word or phrase', () =>
  expect(parseSynonyms(right)).toMatchObject({
    synonyms: {twoWay: [['delete', 'remove'], {1: 'hotword'}], oneWay: [['speech to text', 'recognition', '429']]},
    faults: [],
  }));

it.each([
  ['a capital', 'remove', 'Remove', 'write remove.'],
  ['a hyphen', 'wake word', 'wake-word', 'write wake word.'],
  ['an empty entry', 'hotword', '""', 'delete the entry.'],
  ['a word twice in a group', 'remove', 'delete', 'delete it here.'],
  ['a word that finds itself', '429', 'speech to text', 'delete it here.'],
  ['a group of one', '[delete, remove]', '[delete]', '[first word, another phrase]'],
  ['a line without a list', '[recognition, 429]', 'recognition', '[first word, another phrase]'],
  ['an unknown key', 'oneWay', 'oneway', 'write oneWay.'],
  ['groups that are no list', right.slice(0, right.indexOf('\noneWay')), 'twoWay: delete', 'a line for'],
  ['lines that are no map', 'oneWay:\n  speech to text: [recognition, 429]', 'oneWay: [speech]', 'a line for'],
  ['invalid YAML', 'hotword]', 'hotword', 'typed word: [found word'],
])('the list of synonyms reports %s with a fix', (_, text, wrong, fix) => {
  const source = right.replace(text, wrong);
  expect(source).not.toBe(right);
  expect(parseSynonyms(source).faults.map((fault) => fault.fix)).toContainEqual(expect.stringContaining(fix));
});
