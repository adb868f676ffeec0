import {languages} from '../../../src/components/CodeBlock/languages';
import {distance} from '../../shared/nearest';

/** Names that other tools use for our languages. */
const otherNames: Record<string, string> = {
  console: 'bash',
  curl: 'bash',
  gradle: 'groovy',
  javascript: 'js',
  kt: 'kotlin',
  kts: 'kotlin',
  markdown: 'md',
  mjs: 'js',
  plain: 'text',
  plaintext: 'text',
  py: 'python',
  python3: 'python',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

/** Dialects of our languages. Authors decide whether the colors and checks fit. */
const dialects: Record<string, string> = {json5: 'json', jsonc: 'json', jsonl: 'json', jsx: 'js', tsx: 'ts'};

const known = Object.keys(languages);

/** Returns the largest number of typos in a name. Short names are similar to each other, such as `sql` and `xml`. */
const maxTypos = (name: string): number => (name.length >= 6 ? 2 : name.length >= 4 ? 1 : 0);

/**
 * Suggests the language for a wrong name.
 * @returns the language, and whether no other one is possible (`sure`); `undefined` if no language is similar
 */
export function suggestLanguage(name: string): {language: string; sure: boolean} | undefined {
  const typed = name.toLowerCase();
  const same = otherNames[typed] ?? known.find((language) => language === typed);
  if (same) return {language: same, sure: true};
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
