import {attribute, type MarkdownNode} from '../../../plugins/shared/markdown';
import {endOf, startOf} from '../places';
import {wrongTag} from '../tagNames';
import type {Edit, Finding, PageRule} from '../types';

/** The element with another name, at its beginning and at its end. */
function renamed(node: MarkdownNode, source: string, name: string): Edit {
  const [start, end] = [startOf(node), endOf(node)];
  const wrong = node.name ?? '';
  const opened = `<${name}${source.slice(start + 1 + wrong.length, end)}`;
  return {start, end, text: opened.replace(new RegExp(`</${wrong}>$`), `</${name}>`)};
}

function unknownTag(node: MarkdownNode, source: string): Finding[] {
  const wrong = node.name ? wrongTag(node.name) : undefined;
  if (!wrong) return [];
  const {message, fix, right} = wrong;
  return [{offset: startOf(node), message, fix, edit: right ? renamed(node, source, right) : undefined}];
}

/** Attributes that a tag is nothing without. */
const needed: Record<string, string[]> = {
  CodeTabs: ['label'],
  Diagram: ['alt'],
  Island: ['name', 'alt'],
  DocsTabs: ['label'],
  DocsTab: ['id', 'label'],
};

function missingAttributes(node: MarkdownNode): Finding[] {
  return (needed[node.name ?? ''] ?? [])
    .filter((name) => !attribute(node, name)?.trim())
    .map((name) => ({
      offset: startOf(node),
      message: `<${node.name}> has no ${name}.`,
      fix: `write <${node.name} ${name}="…">, with words that say what it shows.`,
    }));
}

/** Only registered tags, with what they need, and no code of the page's own. */
export const tags: PageRule = {
  name: 'tags',
  check: ({nodes, source}) =>
    nodes.flatMap(({node}): Finding[] => {
      if (node.type === 'mdxjsEsm')
        return [
          {
            offset: startOf(node),
            message: 'Pages import and export nothing.',
            fix: 'delete the line: every tag is at hand, and figures are {facts.…}.',
          },
        ];
      if (!node.type.startsWith('mdxJsx')) return [];
      return [...unknownTag(node, source), ...missingAttributes(node)];
    }),
};
