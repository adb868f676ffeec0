import {languages} from '../../src/components/CodeBlock/languages';
import {distance} from '../shared/nearest';

/** What other tools call the languages that we know. */
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

/** Names that only come near to a language we know: whether its colors and checks fit, the author has to judge. */
const dialects: Record<string, string> = {json5: 'json', jsonc: 'json', jsonl: 'json', jsx: 'js', tsx: 'ts'};

const known = Object.keys(languages);

/** Short names differ in little (`sql` and `xml`, `go` and `js`), so only longer ones are taken for misspelled. */
const slipsIn = (name: string): number => (name.length >= 6 ? 2 : name.length >= 4 ? 1 : 0);

/**
 * The language that a block's wrong name stands for; undefined when it is likely another language, which we do not know.
 * @returns with `sure`, whether the name is another one of that language, or its own with a slip of the pen
 */
export function languageMeant(name: string): {language: string; sure: boolean} | undefined {
  const typed = name.toLowerCase();
  const same = otherNames[typed] ?? known.find((language) => language === typed);
  if (same) return {language: same, sure: true};
  const dialect = dialects[typed];
  if (dialect) return {language: dialect, sure: false};
  const near = known.filter((language) => distance(typed, language) <= slipsIn(language));
  const [language] = near;
  if (language === undefined || near.length > 1) return undefined;
  return {language, sure: language.length > 4 && language[0] === typed[0]};
}

/** What to write in place of a language that we do not know. */
export function languageFix(name: string): string {
  const meant = languageMeant(name);
  return meant
    ? `did you mean ${meant.language}?`
    : `write one of: ${known.filter((language) => language !== 'text').join(', ')}; text for any other.`;
}
