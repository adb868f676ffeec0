import {openDictionary} from '../dictionary';
import {type Prose, visibleText} from '../prose';
import type {Finding, PageRule} from '../types';

/** Returns whether a token is an address, a file name, a path, or an identifier. */
const isCode = (token: string): boolean => /[@/_\\#=\d]|\w\.\w|&\w+;/.test(token);

/** The largest number of words on a page that get a suggestion, because each takes up to a third of a second. */
const maxSuggestions = 30;

const word = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** Returns whether a word is checked: not if it has at most two letters, is an abbreviation, or is in camel case. */
const isChecked = (text: string): boolean =>
  text.length > 2 && !/^\p{Lu}+s?$/u.test(text) && !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(text);

function wordsIn({text, offset}: Prose): {text: string; offset: number}[] {
  const prose = text.replace(/\S+/g, (token) => (isCode(token) ? ' '.repeat(token.length) : token));
  return [...prose.matchAll(word)]
    .filter(([found]) => isChecked(found))
    .map(({0: found, index}) => ({text: found, offset: offset + index}));
}

/** Reports words that are neither in the American English dictionary nor in the project's list. */
export const spelling: PageRule = {
  name: 'spelling',
  async check(page): Promise<Finding[]> {
    const {knows, nearest} = await openDictionary();
    const unknown = visibleText(page)
      .flatMap(wordsIn)
      .filter(({text}) => !knows(text));
    const wrong = [...new Set(unknown.map(({text}) => text))].slice(0, maxSuggestions);
    const suggested = new Map(wrong.map((text) => [text, nearest(text)]));
    return unknown.map(({text, offset}) => {
      const right = suggested.get(text);
      const add = "if it's right, add it to authoring/check/words.txt.";
      return {
        offset,
        message: `"${text}" isn't in the dictionary.`,
        fix: right ? `did you mean "${right}"? Otherwise, ${add}` : add,
      };
    });
  },
};
