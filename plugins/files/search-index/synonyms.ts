import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {wordsOf} from '../../../src/search/engine/words';
import type {Synonyms} from '../../../src/search/shape';
import {offsetOf, type Path} from '../../markdown/api-reference/contract';
import {suggest} from '../../shared/didYouMean';

/** The file in which authors list synonyms. */
export const synonymsFile = 'src/search/synonyms.yaml';

/** A mistake in the file. */
export interface SynonymFault {
  /** Offset of the mistake in UTF-16 code units. */
  offset: number;
  message: string;
  fix: string;
}

const sections = ['twoWay', 'oneWay'] as const;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an entry as the search reads it: words in lower case, separated by single spaces. */
const normalize = (entry: string): string =>
  wordsOf(entry)
    .flatMap(({parts}) => parts)
    .join(' ');

/** Parses the list of synonyms, and finds all mistakes in it. */
export function parseSynonyms(source: string): {synonyms: Synonyms; faults: SynonymFault[]} {
  const synonyms: Synonyms = {twoWay: [], oneWay: []};
  const document = parseDocument(source, {schema: 'failsafe', prettyErrors: false});
  const faults: SynonymFault[] = document.errors.map(({pos, message}) => ({
    offset: pos[0],
    message: `The file is not YAML: ${message}`,
    fix: /unique/.test(message) ? 'merge the two lines.' : 'write typed word: [found word, found phrase].',
  }));
  if (faults.length > 0) return {synonyms, faults};
  const report = (at: Path, message: string, fix: string) =>
    void faults.push({offset: offsetOf(document, at), message, fix});
  const entry = (text: string, at: Path): string => {
    const normal = normalize(text);
    if (normal === '') report(at, `"${text}" is not a word or phrase.`, 'write a word, or delete the entry.');
    else if (normal !== text) report(at, `The search doesn't read "${text}" this way.`, `write ${normal}.`);
    return normal;
  };
  const entries = (list: unknown, at: Path, least: number, taken: string[] = []): string[] => {
    if (Array.isArray(list) && list.length >= least) {
      const known = new Set(taken);
      return list.map((item, index) => {
        const text = entry(String(item), [...at, index]);
        if (known.has(text)) report([...at, index], `"${text}" occurs twice in one entry.`, 'delete it here.');
        known.add(text);
        return text;
      });
    }
    report(at, `This is not a list of at least ${least}.`, 'write it as [first word, another phrase].');
    return [];
  };
  const data: unknown = document.toJS();
  if (!isMap(data)) report([], 'The file has no lists.', 'start with "twoWay:" and "oneWay:".');
  for (const [key, value] of isMap(data) ? Object.entries(data) : [])
    if (key === 'twoWay' && Array.isArray(value))
      synonyms.twoWay = value.map((group, index) => entries(group, [key, index], 2));
    else if (key === 'oneWay' && isMap(value))
      synonyms.oneWay = Object.entries(value).map(([word, found]) => {
        const typed = entry(word, [key, word]);
        return [typed, ...entries(found, [key, word], 1, [typed])];
      });
    else if (key === 'twoWay')
      report([key], '"twoWay" is no list of groups.', 'write a line for each group: - [first word, another phrase].');
    else if (key === 'oneWay')
      report([key], '"oneWay" has no lines.', 'write a line for each word: typed word: [found word].');
    else report([key], `There is no key "${key}".`, `write ${suggest(key, sections) ?? sections.join(' or ')}.`);
  return {synonyms, faults};
}

/** Reads the synonyms of the site. The documentation check, which runs before a build, reports mistakes in them. */
export const readSynonyms = (siteDir: string): Synonyms =>
  parseSynonyms(readFileSync(join(siteDir, synonymsFile), 'utf8')).synonyms;
