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
  extension: '.md' | '.mdx';
  /** Returns the address of a page within the site, as this generator links to it. */
  address(id: string): string;
  fence(fence: MarkdownNode): MarkdownNode;
  tabs(fences: MarkdownNode[]): MarkdownNode[];
  aside(kind: string, title: string | undefined, children: MarkdownNode[]): MarkdownNode[];
  /** Returns what comes before the text of every page, such as imports. */
  head(page: BenchPage): MarkdownNode[];
}

const raw = (value: string): MarkdownNode => ({type: 'html', value});
const esm = (value: string): MarkdownNode => ({type: 'mdxjsEsm', value});
export const plainAddress = (id: string): string => (id === 'index' ? '/' : `/${id}`);

/** Returns a fence with a title, which Docusaurus and Expressive Code write the same way. */
function titledFence(fence: MarkdownNode): MarkdownNode {
  const {title} = parseMeta(fence.meta);
  return {...fence, meta: title && title !== 'curl' ? `title="${title}"` : null};
}

function directive(kind: string, title: string | undefined, children: MarkdownNode[]): MarkdownNode[] {
  const label = title
    ? [{type: 'paragraph', data: {directiveLabel: true}, children: [{type: 'text', value: title}]}]
    : [];
  return [{type: 'containerDirective', name: kind, children: [...label, ...children]}];
}

/** Returns tabs as components, which Docusaurus and Starlight call the same. */
const tabsOf = (fences: MarkdownNode[], settings: Record<string, string>): MarkdownNode[] => [
  element(
    'Tabs',
    settings,
    fences.map((fence) => {
      const label = fenceLabel(fence);
      return element('TabItem', {...(settings.groupId && {value: label.toLowerCase()}), label}, [titledFence(fence)]);
    }),
  ),
];

export const docusaurus: Dialect = {
  extension: '.mdx',
  address: plainAddress,
  fence: titledFence,
  tabs: (fences) => tabsOf(fences, {groupId: 'language'}),
  aside: directive,
  head: () => [esm("import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';")],
};

export const starlight: Dialect = {
  extension: '.mdx',
  address: (id) => (id === 'index' ? '/' : `/${id}/`),
  fence: titledFence,
  tabs: (fences) => tabsOf(fences, {syncKey: 'language'}),
  aside: (kind, title, children) => directive(kind === 'warning' ? 'caution' : kind, title, children),
  head: () => [esm("import {Tabs, TabItem} from '@astrojs/starlight/components';")],
};

export const vitepress: Dialect = {
  extension: '.md',
  address: plainAddress,
  fence: (fence) => ({...fence, meta: null}),
  tabs: (fences) => [
    raw('::: code-group'),
    ...fences.map((fence) => ({...fence, meta: `[${fenceLabel(fence)}]`})),
    raw(':::'),
  ],
  aside: (kind, title, children) => [
    raw(`::: ${kind === 'note' ? 'info' : kind} ${title ?? ''}`.trim()),
    ...children,
    raw(':::'),
  ],
  head: ({title}) => [{type: 'heading', depth: 1, children: [{type: 'text', value: title}]} as MarkdownNode],
};

/** Returns a link between pages as the generator writes it. Links to the rest of our site leave the peer's site. */
function mapLink(url: string, dialect: Dialect): string {
  const [, id, hash = ''] = /^\.\/([\w-]+)\.mdx(#.*)?$/.exec(url) ?? [];
  if (id) return dialect.address(id) + hash;
  return url.startsWith('/') ? brand.siteUrl + url : url;
}

function asideOf(node: MarkdownNode, dialect: Dialect): MarkdownNode[] {
  const [first, ...rest] = node.children ?? [];
  const labelled = (first as {data?: {directiveLabel?: boolean}} | undefined)?.data?.directiveLabel;
  const title = labelled ? first?.children?.map(({value}) => value ?? '').join('') : undefined;
  return dialect.aside(node.name ?? 'note', title, labelled ? rest : (node.children ?? []));
}

function rewriteBlock(node: MarkdownNode, dialect: Dialect): MarkdownNode[] | undefined {
  const fences = node.children?.filter((child) => child.type === 'code') ?? [];
  if (node.type === 'code') return parseMeta(node.meta).setup ? [] : [dialect.fence(node)];
  if (node.name === 'CodeTabs') return dialect.tabs(fences.filter(({meta}) => !parseMeta(meta).setup));
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
  transform(tree, (node) => (node.type === 'containerDirective' ? asideOf(node, dialect) : undefined));
  transform(tree, (node) => rewriteBlock(node, dialect));
}

const writers = {
  '.md': remark().use(remarkGfm),
  '.mdx': remark().use(remarkGfm).use(remarkDirective).use(remarkMdx),
};

/** Returns a page as a file for the generator, with front matter. The page itself isn't changed. */
export function writePage(page: BenchPage, dialect: Dialect, extraMatter: Record<string, string> = {}): string {
  const tree = structuredClone(page.tree);
  rewrite(tree, dialect);
  tree.children = [...dialect.head(page), ...(tree.children ?? [])];
  const matter = {title: page.title, description: page.description, ...extraMatter};
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const body = writers[dialect.extension].stringify(tree as never);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}
