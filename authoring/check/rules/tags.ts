import {attribute, type MarkdownNode} from '../../../plugins/shared/markdown';
import {endOf, startOf} from '../places';
import {wrongTag} from '../tagNames';
import type {Edit, Finding, PageRule} from '../types';

/** Returns the edit that renames an element, in its opening and closing tags. */
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

/** Required attributes. */
const required: Record<string, string[]> = {
  CodeTabs: ['label'],
  Diagram: ['alt'],
  Island: ['name', 'alt'],
  DocsTabs: ['label'],
  DocsTab: ['id', 'label'],
};

function missingAttributes(node: MarkdownNode): Finding[] {
  return (required[node.name ?? ''] ?? [])
    .filter((name) => !attribute(node, name)?.trim())
    .map((name) => ({
      offset: startOf(node),
      message: `<${node.name}> has no ${name}.`,
      fix: `write <${node.name} ${name}="…">.`,
    }));
}

/** Reports unknown tags, missing attributes, imports, and exports. */
export const tags: PageRule = {
  name: 'tags',
  check: ({nodes, source}) =>
    nodes.flatMap(({node}): Finding[] => {
      if (node.type === 'mdxjsEsm')
        return [
          {
            offset: startOf(node),
            message: "Pages can't contain imports and exports.",
            fix: 'delete the line. Tags need no import, and figures are {facts.…}.',
          },
        ];
      if (!node.type.startsWith('mdxJsx')) return [];
      return [...unknownTag(node, source), ...missingAttributes(node)];
    }),
};
