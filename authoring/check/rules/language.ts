import {languages} from '../../../plugins/code-blocks/languages';
import {blocksOf} from '../fences';
import {near} from '../near';
import type {Finding, PageRule} from '../types';

/** What other tools call the languages that we know. */
const otherNames: Record<string, string> = {
  console: 'bash',
  curl: 'bash',
  gradle: 'groovy',
  html: 'xml',
  javascript: 'js',
  jsx: 'js',
  kt: 'kotlin',
  markdown: 'md',
  mjs: 'js',
  plaintext: 'text',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  tsx: 'ts',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

const known = Object.keys(languages);

/** Every code block names a language that the site knows. */
export const language: PageRule = {
  name: 'language',
  check: (page) =>
    blocksOf(page).flatMap(({language: name, offset}): Finding[] => {
      if (name in languages || name === 'mermaid') return [];
      if (name === '') {
        const fix = `write it after the backticks, as in \`\`\`bash. The languages: ${known.join(', ')}.`;
        return [{offset, message: 'The code block names no language.', fix}];
      }
      const {name: nearest, sure} = near(name, known);
      const other =
        otherNames[name.toLowerCase()] ?? (known.includes(name.toLowerCase()) ? name.toLowerCase() : undefined);
      const right = other ?? nearest;
      const start = page.source.indexOf(name, offset);
      const edit = (other || sure) && right ? {start, end: start + name.length, text: right} : undefined;
      return [{offset: start, message: `Code blocks know no language "${name}".`, fix: `did you mean ${right}?`, edit}];
    }),
};
