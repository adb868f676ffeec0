import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {near} from './near';

/** The words that pages may use. */
export interface Dictionary {
  /** Whether a word is spelled right, at the beginning of a sentence or within. */
  knows(word: string): boolean;
  /** The right word that a wrong one most likely stands for. */
  nearest(word: string): string | undefined;
}

/** What is looked for when a word is wrong: the one nearest word, without a search that an author would wait for. */
const search = {numSuggestions: 1, changeLimit: 3, includeTies: false, ignoreCase: true, timeout: 300};

/** The project's own words, one a line; `#` begins a comment. */
async function ownWords(): Promise<string[]> {
  const text = await readFile(join(__dirname, 'words.txt'), 'utf8');
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

async function english() {
  const {decodeTrie} = await import('cspell-trie-lib');
  const packed = await readFile(join(dirname(require.resolve('@cspell/dict-en_us')), 'en_US.trie.gz'));
  return decodeTrie(new Uint8Array(gunzipSync(packed)));
}

const plain = (word: string): string => word.replaceAll('’', "'").replace(/'s$/, '');

async function open(): Promise<Dictionary> {
  const [trie, own] = await Promise.all([english(), ownWords()]);
  const ours = new Set(own);
  return {
    knows(word) {
      const text = plain(word);
      const inSentence = text.charAt(0).toLowerCase() + text.slice(1);
      return [text, inSentence].some((form) => trie.hasWord(form, true) || ours.has(form));
    },
    nearest(word) {
      const {name, sure} = near(word, own);
      return sure ? name : trie.suggest(plain(word), search)[0];
    },
  };
}

let opened: Promise<Dictionary> | undefined;

/** American English and the project's own words. Reading them takes a third of a second, so it is done once, and late. */
export function openDictionary(): Promise<Dictionary> {
  opened ??= open();
  return opened;
}
