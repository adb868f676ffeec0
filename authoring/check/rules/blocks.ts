import {fenceLabel, parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import type {MarkdownNode} from '../../../plugins/shared/markdown';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** Returns findings for tabs with fewer than two blocks, or with two blocks of the same language. */
function tabs(node: MarkdownNode): Finding[] {
  const shown = (node.children ?? []).filter((child) => child.type === 'code' && !parseMeta(child.meta).setup);
  if (shown.length < 2) {
    const fix = 'add the same task in another language, or delete the tags.';
    return [{offset: startOf(node), message: '<CodeTabs> needs at least two code blocks.', fix}];
  }
  const labels = shown.map(fenceLabel);
  return shown
    .filter((_, index) => labels.indexOf(labels[index] ?? '') < index)
    .map((block) => ({
      offset: startOf(block),
      message: `These tabs already have a block in ${fenceLabel(block)}.`,
      fix: 'keep one block for each language.',
    }));
}

const hasDiagram = ({children = []}: MarkdownNode): boolean => children.some(({lang}) => lang === 'mermaid');

const columnOf = ({position}: MarkdownNode): number => position?.start.column ?? 1;

/** Returns a finding for a block that is indented, but not as far as the text of the list before it. */
function splitList({children = []}: MarkdownNode): Finding[] {
  return children
    .filter((node, index) => {
      const list = children[index - 1];
      return list?.type === 'list' && columnOf(node) > columnOf(list);
    })
    .map((node) => ({
      offset: startOf(node),
      message: 'This block ends the list, whose numbers start again after it.',
      fix: "indent it as far as the list's text, or not at all.",
    }));
}

/** Reports blocks that split a list, tabs without blocks, and diagrams without a source or a description. */
export const blocks: PageRule = {
  name: 'blocks',
  check: ({nodes, tree}) => [
    ...[tree, ...nodes.map(({node}) => node)].flatMap(splitList),
    ...nodes.flatMap(({node, within}): Finding[] => {
      const offset = startOf(node);
      if (node.name === 'CodeTabs') return tabs(node);
      if (node.name === 'Diagram' && !hasDiagram(node)) {
        const fix = 'add a ```mermaid block, with an empty line before and after it.';
        return [{offset, message: '<Diagram> contains no diagram.', fix}];
      }
      if (node.lang !== 'mermaid' || within?.name === 'Diagram') return [];
      const message = "This diagram has no description for readers who can't see it.";
      return [{offset, message, fix: 'put it between <Diagram alt="…"> and </Diagram>.'}];
    }),
  ],
};
