import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {attribute, type MarkdownNode} from '../../../plugins/shared/markdown';
import {near} from '../near';
import {endOf, startOf} from '../places';
import type {Edit, Finding, PageRule} from '../types';

/** HTML that Markdown has no sign for. */
const html = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** Tags that the site makes itself, out of fences. */
const internal = ['CodeBlock', 'CodeTab'];

let registered: string[] | undefined;

/** The tags that src/theme/MDXComponents registers, and the one that stands for the API reference. */
function authorsTags(): string[] {
  const source = readFileSync(join(__dirname, '../../../src/theme/MDXComponents/index.tsx'), 'utf8');
  const list = /export default \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const names = [...list.matchAll(/^ {2}([A-Z]\w+)\b/gm)].map(([, name = '']) => name);
  return ['ApiReference', ...names.filter((name) => !internal.includes(name))];
}

/** The element with another name, at its beginning and at its end. */
function renamed(node: MarkdownNode, source: string, name: string): Edit {
  const [start, end] = [startOf(node), endOf(node)];
  const wrong = node.name ?? '';
  const opened = `<${name}${source.slice(start + 1 + wrong.length, end)}`;
  return {start, end, text: opened.replace(new RegExp(`</${wrong}>$`), `</${name}>`)};
}

function unknownTag(node: MarkdownNode, source: string): Finding[] {
  const name = node.name ?? '';
  registered ??= authorsTags();
  if (name === '' || registered.includes(name) || html.includes(name)) return [];
  const {name: right, sure} = near(name, [...registered, ...html]);
  const edit = sure && right ? renamed(node, source, right) : undefined;
  const guess = right ? `did you mean <${right}>? ` : '';
  const fix = `${guess}The tags: ${registered.join(', ')}; HTML: ${html.join(', ')}.`;
  return [{offset: startOf(node), message: `<${name}> is no tag that pages may use.`, fix, edit}];
}

/** Attributes that a tag is nothing without. */
const needed: Record<string, string[]> = {
  CodeTabs: ['label'],
  Diagram: ['alt'],
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
