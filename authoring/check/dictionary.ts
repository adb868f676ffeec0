import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {distance} from '../../plugins/shared/nearest';
import {near} from './near';

/** The words that pages may use. */
export interface Dictionary {
  /** Whether a word is spelled right, at the beginning of a sentence or within. */
  knows(word: string): boolean;
  /** The right word that a wrong one most likely stands for. */
  nearest(word: string): string | undefined;
}

/** Edits at which a word still counts as a slip of the pen. */
const slip = 2;

/** What is looked for when a word is wrong: the one nearest word, without a search that an author would wait for. */
const search = {numSuggestions: 1, changeLimit: 3, includeTies: false, ignoreCase: true, timeout: 300};

/** Words that a list holds, one a line; `#` begins a comment. */
const wordsIn = (list: string): string[] =>
  list
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** The project's own words. */
const ownWords = async (): Promise<string[]> => wordsIn(await readFile(join(__dirname, 'words.txt'), 'utf8'));

/** Reads a word list of a cspell dictionary, which is in the folder of the package's `cspell-ext.json`. */
const readList = async (description: string, file: string): Promise<Buffer> =>
  gunzipSync(await readFile(join(dirname(description), file)));

/** Software terms, such as webhook and codec. */
const softwareTerms = async (): Promise<string[]> =>
  wordsIn(String(await readList(require.resolve('@cspell/dict-software-terms'), 'dict/softwareTerms.txt.gz')));

async function english() {
  const {decodeTrie} = await import('cspell-trie-lib');
  return decodeTrie(new Uint8Array(await readList(require.resolve('@cspell/dict-en_us'), 'en_US.trie.gz')));
}

const plain = (word: string): string => word.replaceAll('’', "'").replace(/'s$/, '');

/**
 * What fingers do most, likeliest first: an apostrophe left out, two neighbors in each other's place, rarely at the
 * beginning. The library counts either as much as any other edit, and takes `teh` for `eth`.
 */
function commonSlips(word: string): string[] {
  const places = Array.from({length: word.length - 1}, (_, at) => at);
  const apostrophes = places.map((at) => `${word.slice(0, at + 1)}'${word.slice(at + 1)}`);
  const swaps = places.map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
  return [...apostrophes.reverse(), ...swaps.slice(1), ...swaps.slice(0, 1)];
}

let published: ReturnType<typeof readPublished> | undefined;

const readPublished = () => Promise.all([english(), softwareTerms()]);

/**
 * American English, words of the trade and the project's own. Reading the first two takes a third of a second, so it is
 * done once, and late; the third is read each time, because authors add to it while they are at work.
 */
export async function openDictionary(): Promise<Dictionary> {
  published ??= readPublished();
  const [[trie, terms], own] = await Promise.all([published, ownWords()]);
  const listed = new Set([...own, ...terms]);
  const knows = (word: string): boolean => {
    const text = plain(word);
    const inSentence = text.charAt(0).toLowerCase() + text.slice(1);
    return [text, inSentence].some((form) => trie.hasWord(form, true) || listed.has(form));
  };
  return {
    knows,
    nearest(word) {
      const {name, sure} = near(word, own);
      if (sure) return name;
      const slipped = commonSlips(plain(word)).find((form) => !form.endsWith("'s") && knows(form));
      if (slipped) return slipped;
      const right = trie.suggest(plain(word), search)[0];
      return right !== undefined && distance(right.toLowerCase(), plain(word).toLowerCase()) <= slip
        ? right
        : undefined;
    },
  };
}
