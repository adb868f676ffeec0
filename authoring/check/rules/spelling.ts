import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {visibleText} from '../prose';
import type {PageRule} from '../types';

/** Addresses, file names, paths, identifiers, and abbreviations, which aren't words. */
const notWords = [/\S*(?:[@/_\\#=\d]|\w\.\w|&\w+;)\S*/g, /\b\p{Lu}+s?\b/gu];

/** Contractions without their apostrophe, for which the dictionary suggests other words. */
const contractions = ["dont->don't", "doesnt->doesn't", "cant->can't", "youre->you're", "arent->aren't"];

const dictionaries = 'en_us softwareTerms companies typescript node npm filetypes html css fullstack'.split(' ');

const nameFix = "If it's a name, add it to authoring/check/words.txt.";

const suggestions = {generateSuggestions: true, numSuggestions: 2, suggestionsTimeout: 1_000};

/** Reports words that are neither in cspell's dictionaries nor in words.txt, each at its first place. */
export const spelling: PageRule = {
  name: 'spelling',
  async check(page) {
    const {spellCheckDocument} = await import('cspell-lib');
    let text = page.source.replace(/[^\n]/g, ' ');
    for (const {text: words, offset} of visibleText(page))
      text = text.slice(0, offset) + words + text.slice(offset + words.length);
    const own = await readFile(join(__dirname, '../words.txt'), 'utf8');
    const {issues} = await spellCheckDocument(
      {uri: page.file, text, languageId: 'plaintext'},
      {noConfigSearch: true, ...suggestions},
      {
        ...suggestions,
        language: 'en-US',
        dictionaries,
        words: own.split(/\s*(?:#.*)?\n/),
        minWordLength: 3,
        ignoreRegExpList: notWords,
        suggestWords: contractions,
      },
    );
    const wordOf = (text: string) => text.toLowerCase().replace(/['’]s$/, '');
    const first = new Map(issues.toReversed().map((issue) => [wordOf(issue.text), issue]));
    return [...first.values()].toReversed().map(({text: word, offset, suggestionsEx = []}) => {
      const right = suggestionsEx.map((each) => `"${each.wordAdjustedToMatchCase ?? each.word}"`);
      const names = [...new Set(right)].join(' or ');
      const add = "if it's right, add it to authoring/check/words.txt.";
      // The name of a product, which is reported once per page with all others.
      const isName = /^\p{Lu}/u.test(word) && /[\p{L}\p{N},)] $/u.test(text.slice(0, offset));
      if (isName && !suggestionsEx.some((each) => own.includes(each.word)))
        return {offset, message: `"${word}" isn't in the dictionary.`, fix: `correct it. ${nameFix}`};
      return {
        offset,
        message: `"${word}" isn't in the dictionary.`,
        fix: names ? `did you mean ${names}? Otherwise, ${add}` : add,
      };
    });
  },
};
