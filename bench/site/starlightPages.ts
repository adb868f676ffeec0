import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {stringify} from 'yaml';
import {fenceLabel, parseMeta} from '../../plugins/markdown/code-blocks/meta';
import {drawingName} from '../../plugins/markdown/diagrams/drawing';
import {attribute, element, type MarkdownNode, transform} from '../../plugins/shared/markdown';
import {siteUrl} from '../../src/facts/site';
import type {BenchPage} from './content';

/** What every page imports. */
const imports = "import {Tabs, TabItem} from '@astrojs/starlight/components';";

/** Returns the address of a page within the site, as Starlight links to it. */
export const addressOf = (id: string): string => (id === 'index' ? '/' : `/${id}/`);

/** Returns a fence with a title, as Expressive Code writes it. */
function titledFence(fence: MarkdownNode): MarkdownNode {
  const {title} = parseMeta(fence.meta);
  return {...fence, meta: title && title !== 'curl' ? `title="${title}"` : null};
}

/** Returns tabs that keep the reader's language. */
function tabsOf(fences: MarkdownNode[]): MarkdownNode {
  const items = fences.map((fence) => element('TabItem', {label: fenceLabel(fence)}, [titledFence(fence)]));
  return element('Tabs', {syncKey: 'language'}, items);
}

/** Returns a link between pages as Starlight writes it. Links to the rest of our site leave its own. */
function mapLink(url: string): string {
  const [, id, hash = ''] = /^\.\/([\w-]+)\.mdx(#.*)?$/.exec(url) ?? [];
  if (id) return addressOf(id) + hash;
  return url.startsWith('/') ? siteUrl + url : url;
}

function rewriteBlock(node: MarkdownNode): MarkdownNode[] | undefined {
  const fences = node.children?.filter((child) => child.type === 'code') ?? [];
  if (node.type === 'code') return parseMeta(node.meta).setup ? [] : [titledFence(node)];
  if (node.name === 'CodeTabs') return [tabsOf(fences.filter(({meta}) => !parseMeta(meta).setup))];
  if (node.name === 'Diagram' && attribute(node, 'island'))
    return [{type: 'paragraph', children: [{type: 'text', value: attribute(node, 'alt')}]} as MarkdownNode];
  if (node.name === 'Diagram') {
    const url = `/diagrams/${drawingName(fences[0]?.value ?? '')}.svg`;
    const image = {type: 'image', url, alt: attribute(node, 'alt')} as MarkdownNode;
    return [{type: 'paragraph', children: [image]}];
  }
  // Once figures are filled in, only comments for authors are left in braces.
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
  // Labs, drawn figures, and generated tables. Starlight doesn't have them, so its pages are smaller.
  if (node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '')) return [];
  return undefined;
}

/** Rewrites a page. The order matters, because `transform` doesn't visit the nodes that replace a node. */
function rewrite(tree: MarkdownNode): void {
  transform(tree, (node) => {
    if (node.type === 'link') node.url = mapLink(node.url ?? '');
    if (node.type === 'containerDirective' && node.name === 'warning') node.name = 'caution';
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
  transform(tree, (node) => rewriteBlock(node));
}

const writer = remark().use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Returns a page as a file for Starlight, with front matter. The page itself isn't changed. */
export function writePage({title, description, tree}: BenchPage): string {
  const page = structuredClone(tree);
  rewrite(page);
  page.children = [{type: 'mdxjsEsm', value: imports}, ...(page.children ?? [])];
  return `---\n${stringify({title, description})}---\n\n${writer.stringify(page as never)}`;
}
