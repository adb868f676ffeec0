import {languageOf} from '../../../plugins/markdown/code-blocks/languageNames';
import {languages} from '../../../src/components/CodeBlock/languages';
import {startOf} from '../places';
import {suggestName} from '../suggestions';
import type {Finding, PageRule} from '../types';

const known = Object.keys(languages);

/** Reports code blocks without a language, or with an unknown one. */
export const language: PageRule = {
  name: 'language',
  check: ({nodes, source}) =>
    nodes.flatMap(({node}): Finding[] => {
      const [typed, offset] = [node.lang ?? '', startOf(node)];
      if (node.type !== 'code' || languageOf(typed) || typed === 'mermaid') return [];
      const otherwise = 'write text if no other language fits.';
      if (typed === '') {
        const fix = `write it after the backticks, as in \`\`\`bash, or ${otherwise}`;
        return [{offset, message: 'The code block has no language.', fix}];
      }
      const {name, sure} = suggestName(typed, known);
      const start = source.indexOf(typed, offset);
      const edit = sure && name ? {start, end: start + typed.length, text: name} : undefined;
      const fix = name ? `did you mean ${name}? Or ${otherwise}` : otherwise;
      return [{offset: start, message: `There is no language "${typed}".`, fix, edit}];
    }),
};
