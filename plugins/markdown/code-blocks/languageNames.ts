import {languages as prism} from 'prismjs/components.json';
import {languages} from '../../../src/components/CodeBlock/languages';

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
