import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {fenceLabel, parseMeta} from '../../plugins/markdown/code-blocks/meta';
import {drawingName} from '../../plugins/markdown/diagrams/drawing';
import {attribute, element, type MarkdownNode, transform} from '../../plugins/shared/markdown';
import {brand} from '../../src/facts/brand';
import type {BenchPage} from './content';

/** How a generator writes what Markdown has no syntax for. */
export interface Dialect {
  /** Returns the address of a page within the site, as this generator links to it. */
  address(id: string): string;
  /** The attributes of tabs that keep the reader's language. */
  tabs: Record<string, string>;
  /** The kind of admonition that we call a warning. */
  warning: string;
  /** What every page imports. */
  imports: string;
}

/** Returns a fence with a title, which Docusaurus and Expressive Code write the same way. */
function titledFence(fence: MarkdownNode): MarkdownNode {
  const {title} = parseMeta(fence.meta);
  return {...fence, meta: title && title !== 'curl' ? `title="${title}"` : null};
}

/** Returns tabs as components, which Docusaurus and Starlight call the same. */
function tabsOf(fences: MarkdownNode[], attributes: Record<string, string>): MarkdownNode {
  const items = fences.map((fence) => {
    const label = fenceLabel(fence);
    return element('TabItem', {...(attributes.groupId && {value: label.toLowerCase()}), label}, [titledFence(fence)]);
  });
  return element('Tabs', attributes, items);
}

export const docusaurus: Dialect = {
  address: (id) => (id === 'index' ? '/' : `/${id}`),
  tabs: {groupId: 'language'},
  warning: 'warning',
  imports: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
};

export const starlight: Dialect = {
  address: (id) => (id === 'index' ? '/' : `/${id}/`),
  tabs: {syncKey: 'language'},
  warning: 'caution',
  imports: "import {Tabs, TabItem} from '@astrojs/starlight/components';",
};

/** Returns a link between pages as the generator writes it. Links to the rest of our site leave the peer's site. */
function mapLink(url: string, dialect: Dialect): string {
  const [, id, hash = ''] = /^\.\/([\w-]+)\.mdx(#.*)?$/.exec(url) ?? [];
  if (id) return dialect.address(id) + hash;
  return url.startsWith('/') ? brand.siteUrl + url : url;
}

function rewriteBlock(node: MarkdownNode, dialect: Dialect): MarkdownNode[] | undefined {
  const fences = node.children?.filter((child) => child.type === 'code') ?? [];
  if (node.type === 'code') return parseMeta(node.meta).setup ? [] : [titledFence(node)];
  if (node.name === 'CodeTabs')
    return [
      tabsOf(
        fences.filter(({meta}) => !parseMeta(meta).setup),
        dialect.tabs,
      ),
    ];
  if (node.name === 'Diagram' && attribute(node, 'island'))
    return [{type: 'paragraph', children: [{type: 'text', value: attribute(node, 'alt')}]} as MarkdownNode];
  if (node.name === 'Diagram') {
    const url = `/diagrams/${drawingName(fences[0]?.value ?? '')}.svg`;
    const image = {type: 'image', url, alt: attribute(node, 'alt')} as MarkdownNode;
    return [{type: 'paragraph', children: [image]}];
  }
  // Once figures are filled in, only comments for authors are left in braces.
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
  // Labs, drawn figures, and generated tables. The other generators don't have them, so their pages are smaller.
  if (node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '')) return [];
  return undefined;
}

/**
 * Rewrites a page for a generator. The order matters, because `transform` doesn't visit the nodes that replace a node.
 */
function rewrite(tree: MarkdownNode, dialect: Dialect): void {
  transform(tree, (node) => {
    if (node.type === 'link') node.url = mapLink(node.url ?? '', dialect);
    if (node.type === 'containerDirective' && node.name === 'warning') node.name = dialect.warning;
    return undefined;
  });
  // Without tabs, the panels of servers stand below one another, under their names.
  transform(tree, ({name, children = []}) =>
    name === 'Tabs'
      ? children.flatMap((panel) => [
          {type: 'paragraph', children: [{type: 'text', value: attribute(panel, 'label') ?? ''}]} as MarkdownNode,
          ...(panel.children ?? []),
        ])
      : undefined,
  );
  transform(tree, (node) => rewriteBlock(node, dialect));
}

const writer = remark().use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Returns a page as a file for the generator, with front matter. The page itself isn't changed. */
export function writePage(page: BenchPage, dialect: Dialect, extraMatter: Record<string, string> = {}): string {
  const tree = structuredClone(page.tree);
  rewrite(tree, dialect);
  tree.children = [{type: 'mdxjsEsm', value: dialect.imports}, ...(tree.children ?? [])];
  const matter = {title: page.title, description: page.description, ...extraMatter};
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const body = writer.stringify(tree as never);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}
