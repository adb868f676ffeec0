import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, isScalar, isSeq, type Node, type Pair, parseDocument} from 'yaml';
import {wordsOf} from '../../../src/search/engine/words';
import type {Synonyms} from '../../../src/search/shape';
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

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

const textOf = (node: unknown): string => (isScalar(node) ? (node.source ?? String(node.value ?? '')) : '');

/** Returns an entry as the search reads it: words in lower case, separated by single spaces. */
const normalize = (entry: string): string =>
  wordsOf(entry)
    .flatMap(({parts}) => parts)
    .join(' ');

/** Reads the nodes of a list of words and phrases. */
class EntryReader {
  readonly faults: SynonymFault[] = [];

  report(node: unknown, message: string, fix: string): void {
    this.faults.push({offset: startOf(node), message, fix});
  }

  /** Returns the word or phrase that a node holds. */
  entry(node: unknown): string {
    const text = textOf(node);
    const normal = normalize(text);
    if (normal === '') this.report(node, `"${text}" is not a word or phrase.`, 'write a word, or delete the entry.');
    else if (normal !== text) this.report(node, `The search doesn't read "${text}" this way.`, `write ${normal}.`);
    return normal;
  }

  /** Returns the words and phrases of a list, each of which may occur once. */
  entries(node: unknown, least: number, taken: string[] = []): string[] {
    if (!isSeq(node) || node.items.length < least) {
      this.report(node, `This is not a list of at least ${least}.`, 'write it as [first word, another phrase].');
      return [];
    }
    const known = new Set(taken);
    return node.items.map((item) => {
      const entry = this.entry(item);
      if (known.has(entry)) this.report(item, `"${entry}" occurs twice in one entry.`, 'delete it here.');
      known.add(entry);
      return entry;
    });
  }

  twoWay(node: unknown): string[][] {
    if (isSeq(node)) return node.items.map((group) => this.entries(group, 2));
    this.report(
      node,
      '"twoWay" is not a list of groups.',
      'write a line for each group: - [first word, another phrase].',
    );
    return [];
  }

  oneWay(node: unknown): string[][] {
    if (!isMap(node)) {
      this.report(node, '"oneWay" has no line for each word.', 'write a line for each word: typed word: [found word].');
      return [];
    }
    return node.items.map(({key, value}: Pair) => {
      const typed = this.entry(key);
      return [typed, ...this.entries(value, 1, [typed])];
    });
  }
}

/** Parses the list of synonyms, and finds all mistakes in it. */
export function parseSynonyms(source: string): {synonyms: Synonyms; faults: SynonymFault[]} {
  const synonyms: Synonyms = {twoWay: [], oneWay: []};
  const {contents, errors} = parseDocument(source, {prettyErrors: false});
  const reader = new EntryReader();
  for (const {pos, message} of errors)
    reader.faults.push({
      offset: pos[0],
      message: `The file is not YAML: ${message}`,
      fix: /unique/.test(message) ? 'merge the two lines.' : 'write typed word: [found word, found phrase].',
    });
  if (errors.length === 0 && !isMap(contents))
    reader.report(contents, 'The file has no lists.', 'start with "twoWay:" and "oneWay:".');
  for (const {key, value} of isMap(contents) ? contents.items : []) {
    const name = sections.find((section) => section === textOf(key));
    if (name) synonyms[name] = reader[name](value);
    else
      reader.report(
        key,
        `There is no key "${textOf(key)}".`,
        `write ${suggest(textOf(key), sections) ?? sections.join(' or ')}.`,
      );
  }
  return {synonyms, faults: reader.faults};
}

/** Reads the synonyms of the site. The documentation check, which runs before a build, reports mistakes in them. */
export const readSynonyms = (siteDir: string): Synonyms =>
  parseSynonyms(readFileSync(join(siteDir, synonymsFile), 'utf8')).synonyms;
