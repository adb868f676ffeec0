import {languageFix, suggestLanguage} from '../../../plugins/markdown/code-blocks/languageNames';
import {languages} from '../../../src/components/CodeBlock/languages';
import {blocksOf} from '../fences';
import type {Finding, PageRule} from '../types';

const known = Object.keys(languages);

/** Reports code blocks without a language, or with an unknown one. */
export const language: PageRule = {
  name: 'language',
  check: (page) =>
    blocksOf(page).flatMap(({language: name, offset}): Finding[] => {
      if (name in languages || name === 'mermaid') return [];
      if (name === '') {
        const fix = `write it after the backticks, as in \`\`\`bash. The languages: ${known.join(', ')}.`;
        return [{offset, message: 'The code block has no language.', fix}];
      }
      const suggestion = suggestLanguage(name);
      const start = page.source.indexOf(name, offset);
      const edit = suggestion?.sure ? {start, end: start + name.length, text: suggestion.language} : undefined;
      return [{offset: start, message: `There is no language "${name}".`, fix: languageFix(name), edit}];
    }),
};
