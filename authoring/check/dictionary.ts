import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {distance} from '../../plugins/shared/nearest';
import {suggestName} from './suggestions';

/** The words that pages may use. */
export interface Dictionary {
  /** Returns whether a word is spelled correctly, at the start of a sentence or within one. */
  knows(word: string): boolean;
  /** Returns the word that a misspelled one most likely stands for. */
  nearest(word: string): string | undefined;
}

/** The largest number of edits in a misspelling. */
const maxEdits = 2;

/** Searches for one word only, because authors wait for the result. */
const search = {numSuggestions: 1, changeLimit: 3, includeTies: false, ignoreCase: true, timeout: 300};

/** Returns the words in a list, which has one per line. A `#` starts a comment. */
const wordsIn = (list: string): string[] =>
  list
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** Reads the project's own words. */
const ownWords = async (): Promise<string[]> => wordsIn(await readFile(join(__dirname, 'words.txt'), 'utf8'));

/** Reads a word list of a cspell dictionary. `file` is relative to the package's `cspell-ext.json`. */
const readList = async (description: string, file: string): Promise<Buffer> =>
  gunzipSync(await readFile(join(dirname(description), file)));

/** Reads software terms, such as webhook and codec. */
const softwareTerms = async (): Promise<string[]> =>
  wordsIn(String(await readList(require.resolve('@cspell/dict-software-terms'), 'dict/softwareTerms.txt.gz')));

async function english() {
  const {decodeTrie} = await import('cspell-trie-lib');
  return decodeTrie(new Uint8Array(await readList(require.resolve('@cspell/dict-en_us'), 'en_US.trie.gz')));
}

const plain = (word: string): string => word.replaceAll('’', "'").replace(/'s$/, '');

/**
 * Returns corrections of the two most common typos, the most likely ones first: a missing apostrophe, and two swapped
 * letters, which are rarely the first two. The library treats these typos like any other edit, and suggests `eth` for
 * `teh`.
 */
function commonTypos(word: string): string[] {
  const places = Array.from({length: word.length - 1}, (_, at) => at);
  const apostrophes = places.map((at) => `${word.slice(0, at + 1)}'${word.slice(at + 1)}`);
  const swaps = places.map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
  return [...apostrophes.reverse(), ...swaps.slice(1), ...swaps.slice(0, 1)];
}

let published: ReturnType<typeof readPublished> | undefined;

const readPublished = () => Promise.all([english(), softwareTerms()]);

/**
 * Opens the dictionary: American English, software terms, and the project's own words. Reading the first two takes a
 * third of a second, so they are read once. The project's words are read each time, because authors add to them.
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
      const {name, sure} = suggestName(word, own);
      if (sure) return name;
      const corrected = commonTypos(plain(word)).find((form) => !form.endsWith("'s") && knows(form));
      if (corrected) return corrected;
      const right = trie.suggest(plain(word), search)[0];
      return right !== undefined && distance(right.toLowerCase(), plain(word).toLowerCase()) <= maxEdits
        ? right
        : undefined;
    },
  };
}
