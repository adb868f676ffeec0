import {languages as prism} from 'prismjs/components.json';
import {languages} from '../../../src/components/CodeBlock/languages';
import {distance} from '../../shared/nearest';

/** Names that other tools use for our languages, besides the aliases of Prism. */
const otherNames: Record<string, string> = {
  console: 'bash',
  curl: 'bash',
  gradle: 'groovy',
  mjs: 'js',
  plain: 'text',
  plaintext: 'text',
  python3: 'python',
  txt: 'text',
  zsh: 'bash',
};

/** Dialects of our languages. Authors decide whether the colors and checks fit. */
const dialects: Record<string, string> = {jsonc: 'json', jsonl: 'json'};

interface Grammar {
  title?: string;
  alias?: string | string[];
  aliasTitles?: Record<string, string>;
}

/** The titles of all languages that Prism colors, and the name of the grammar of each. */
const grammars = new Map(
  Object.entries(prism as Record<string, Grammar>).flatMap(([grammar, {title, alias = [], aliasTitles = {}}]) =>
    title ? [grammar, ...[alias].flat()].map((name) => [name, {grammar, label: aliasTitles[name] ?? title}]) : [],
  ) as [name: string, {grammar: string; label: string}][],
);

const known = Object.keys(languages);
const ourNames = new Map(known.map((name) => [languages[name]?.grammar ?? name, name]));

/** Returns a language's label and Prism's name of its grammar, or `undefined` if nothing colors it. */
export const languageOf = (name: string): {label: string; grammar?: string} | undefined =>
  languages[name] ?? grammars.get(name);

/** Returns our name of a language for another one: `javascript` is `js`. Other names are returned as they are. */
export function canonicalLanguage(name: string): string {
  const typed = name.toLowerCase();
  if (typed in languages) return typed;
  const grammar = grammars.get(typed)?.grammar;
  return otherNames[typed] ?? ourNames.get(grammar ?? '') ?? (grammar ? typed : name);
}

/** Returns the largest number of typos in a name. Short names are similar to each other, such as `sql` and `xml`. */
const maxTypos = (name: string): number => (name.length >= 6 ? 2 : name.length >= 4 ? 1 : 0);

/**
 * Suggests the language for an unknown name.
 * @returns the language, and whether no other one is possible (`sure`); `undefined` if no language is similar
 */
export function suggestLanguage(name: string): {language: string; sure: boolean} | undefined {
  const typed = name.toLowerCase();
  const dialect = dialects[typed];
  if (dialect) return {language: dialect, sure: false};
  const similar = known.filter((language) => distance(typed, language) <= maxTypos(language));
  const [language] = similar;
  if (language === undefined || similar.length > 1) return undefined;
  return {language, sure: language.length > 4 && language[0] === typed[0]};
}

/** Returns the fix for an unknown language. */
export function languageFix(name: string): string {
  const suggestion = suggestLanguage(name);
  return suggestion
    ? `did you mean ${suggestion.language}?`
    : `write one of: ${known.filter((language) => language !== 'text').join(', ')}; text for any other.`;
}
