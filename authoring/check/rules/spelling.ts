import {openDictionary} from '../dictionary';
import {type Prose, shownWords} from '../prose';
import type {Finding, PageRule} from '../types';

/** Addresses, file names, paths and names of code that somebody wrote without marking them as code. */
const isCode = (token: string): boolean => /[@/_\\#=\d]|\w\.\w|&\w+;/.test(token);

/** For how many wrong words of a page the right one is looked for: each takes up to a third of a second. */
const mostSuggestions = 30;

const word = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** Words of at most two letters, abbreviations and names in camel case are nobody's slip. */
const isChecked = (text: string): boolean =>
  text.length > 2 && !/^\p{Lu}+s?$/u.test(text) && !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(text);

function wordsIn({text, offset}: Prose): {text: string; offset: number}[] {
  const prose = text.replace(/\S+/g, (token) => (isCode(token) ? ' '.repeat(token.length) : token));
  return [...prose.matchAll(word)]
    .filter(([found]) => isChecked(found))
    .map(({0: found, index}) => ({text: found, offset: offset + index}));
}

/** Words are spelled as American English spells them, or as the project's list of words does. */
export const spelling: PageRule = {
  name: 'spelling',
  async check(page): Promise<Finding[]> {
    const {knows, nearest} = await openDictionary();
    const unknown = shownWords(page)
      .flatMap(wordsIn)
      .filter(({text}) => !knows(text));
    const wrong = [...new Set(unknown.map(({text}) => text))].slice(0, mostSuggestions);
    const suggested = new Map(wrong.map((text) => [text, nearest(text)]));
    return unknown.map(({text, offset}) => {
      const right = suggested.get(text);
      const add = 'add it to authoring/check/words.txt if it is right.';
      return {
        offset,
        message: `"${text}" is not in the dictionary.`,
        fix: right ? `did you mean "${right}"? Else ${add}` : add,
      };
    });
  },
};
