import {parseMeta} from '../../../plugins/code-blocks/meta';
import type {MarkdownNode} from '../../../plugins/shared/markdown';
import {languages} from '../../../src/components/CodeBlock/languages';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';

const labelOf = ({lang, meta}: MarkdownNode): string =>
  parseMeta(meta).title === 'curl' ? 'curl' : (languages[lang ?? '']?.label ?? '');

/** Tabs hold two or more blocks, each of another language. */
function tabs(node: MarkdownNode): Finding[] {
  const shown = (node.children ?? []).filter((child) => child.type === 'code' && !parseMeta(child.meta).setup);
  if (shown.length < 2) {
    const fix = 'add the same task in another language, or take the tags away.';
    return [{offset: startOf(node), message: '<CodeTabs> needs two code blocks or more.', fix}];
  }
  const labels = shown.map(labelOf);
  return shown
    .filter((_, index) => labels.indexOf(labels[index] ?? '') < index)
    .map((block) => ({
      offset: startOf(block),
      message: `These tabs have a block in ${labelOf(block)} already.`,
      fix: 'give each language one block.',
    }));
}

const holdsDrawing = ({children = []}: MarkdownNode): boolean => children.some(({lang}) => lang === 'mermaid');

/** Code blocks stand in the tags that show them. */
export const blocks: PageRule = {
  name: 'blocks',
  check: ({nodes}) =>
    nodes.flatMap(({node, within}): Finding[] => {
      const offset = startOf(node);
      if (node.name === 'CodeTabs') return tabs(node);
      if (node.name === 'Diagram' && !holdsDrawing(node))
        return [
          {
            offset,
            message: '<Diagram> holds no drawing.',
            fix: 'write a ```mermaid block into it, with empty lines around.',
          },
        ];
      if (node.lang === 'mermaid' && within?.name !== 'Diagram')
        return [
          {
            offset,
            message: 'A drawing stands alone, without words for those who cannot see it.',
            fix: 'put it into <Diagram alt="…"> and </Diagram>.',
          },
        ];
      return [];
    }),
};
