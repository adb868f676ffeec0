import {languageFix, languageMeant} from '../../../plugins/code-blocks/knownAs';
import {languages} from '../../../src/components/CodeBlock/languages';
import {blocksOf} from '../fences';
import type {Finding, PageRule} from '../types';

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
      const meant = languageMeant(name);
      const start = page.source.indexOf(name, offset);
      const edit = meant?.sure ? {start, end: start + name.length, text: meant.language} : undefined;
      return [{offset: start, message: `Code blocks know no language "${name}".`, fix: languageFix(name), edit}];
    }),
};
