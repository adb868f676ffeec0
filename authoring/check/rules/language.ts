import {languageFix, languageOf, suggestLanguage} from '../../../plugins/markdown/code-blocks/languageNames';
import {blocksOf} from '../fences';
import type {Finding, PageRule} from '../types';

/** Reports code blocks without a language, or with an unknown one. */
export const language: PageRule = {
  name: 'language',
  check: (page) =>
    blocksOf(page).flatMap(({language: name, offset}): Finding[] => {
      if (languageOf(name) || name === 'mermaid') return [];
      if (name === '') {
        const fix = 'write it after the backticks, as in ```bash; ```text for anything else.';
        return [{offset, message: 'The code block has no language.', fix}];
      }
      const suggestion = suggestLanguage(name);
      const start = page.source.indexOf(name, offset);
      const edit = suggestion?.sure ? {start, end: start + name.length, text: suggestion.language} : undefined;
      return [{offset: start, message: `There is no language "${name}".`, fix: languageFix(name), edit}];
    }),
};
