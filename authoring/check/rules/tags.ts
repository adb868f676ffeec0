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
  Drawing: ['kind', 'of', 'alt'],
  WeightedScores: ['weights', 'items'],
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

/** Attributes that the security policy blocks, or that need a script. */
function wrongAttributes(node: MarkdownNode): Finding[] {
  const offset = startOf(node);
  return (node.attributes ?? []).flatMap(({name = '', value}): Finding[] => {
    if (name === 'style')
      return [{offset, message: 'Pages have no inline styles.', fix: 'delete style. The site sets the look.'}];
    if (/^on[A-Z]/.test(name)) return [{offset, message: `Pages have no ${name}.`, fix: 'delete it: nothing runs it.'}];
    if (!/^(?:href|src)$/.test(name) || typeof value !== 'string' || /^(?:[/#]|[a-z]+:)/i.test(value)) return [];
    const fix = `write ${name === 'src' ? '![what it shows]' : '[text]'}(${value}).`;
    return [{offset, message: 'Only links and images of Markdown name files beside the page.', fix}];
  });
}

/** What pages can import: parts of pages, and tags that need no import. */
const importable = /^import\s+\w+\s+from\s+["'](?:.+\.mdx?|@theme\/(?:Tabs|TabItem))["'];?$/gm;

function imports(node: MarkdownNode): Finding[] {
  const other = node.value?.replace(importable, '').trim();
  if (!other) return [];
  const message = `Pages can't contain ${other.startsWith('import') ? 'this import' : 'JavaScript'}.`;
  const fix =
    'write in Markdown what it shows: ![…](./name.png) for an image. Only parts of pages (./_name.mdx) can be imported.';
  return [{offset: startOf(node), message, fix}];
}

/** Reports unknown tags, missing attributes, and imports of anything but parts of pages. */
export const tags: PageRule = {
  name: 'tags',
  check({nodes, source}) {
    const modules = nodes.filter(({node}) => node.type === 'mdxjsEsm').map(({node}) => node);
    // What a page defines or imports is reported there, and not again for each tag.
    const defined = new Set(modules.flatMap(({value}) => value?.match(/\b[A-Z]\w*/g) ?? []));
    const used = nodes.filter(
      ({node, within}) => node.type.startsWith('mdxJsx') && !defined.has(node.name ?? '') && within?.name !== 'head',
    );
    return [
      ...modules.flatMap(imports),
      ...used.flatMap(({node}) => [...unknownTag(node, source), ...missingAttributes(node), ...wrongAttributes(node)]),
    ];
  },
};
