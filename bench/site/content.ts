import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import apiReference from '../../plugins/api-reference';
import factsInMarkdown from '../../plugins/facts';
import {attribute, type MarkdownFile, type MarkdownNode, transform} from '../../plugins/shared/markdown';
import documentationSidebars from '../../sidebars';

/** A documentation page as every generator gets it: figures and the API reference filled in. */
export interface BenchPage {
  /** The last part of its address; `index` is the documentation's first page. */
  id: string;
  title: string;
  description: string;
  tree: MarkdownNode;
}

/** A group of the sidebar. */
export interface Group {
  label: string;
  ids: string[];
  /** Whether it starts closed, in the generators that can close a group unless told otherwise. */
  collapsed: boolean;
}

const docs = 'docs';
const reader = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
const transformers = [
  apiReference({openapi: 'api/openapi.yaml', asyncapi: 'api/asyncapi.yaml'}),
  factsInMarkdown(),
] as const;

type Heading = MarkdownNode & {depth: number};

const sectionHeading = (words: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: words}],
});

/** Turns the index's tabs into sections, and its cards into lists: no other generator here has them. */
function flattenCards(tree: MarkdownNode): void {
  transform(tree, (node) => {
    if (node.name === 'DocsTabs') return node.children?.flatMap((tab) => flattenTab(tab)) ?? [];
    return node.name === 'LinkCards' ? node.children : undefined;
  });
}

function flattenTab(tab: MarkdownNode): MarkdownNode[] {
  transform(tab, (node) => (node.type === 'heading' ? [{...node, depth: 3} as Heading] : undefined));
  return [sectionHeading(attribute(tab, 'label') ?? ''), ...(tab.children ?? [])];
}

/** `10:30` and `a:b` in prose look like directives to the reader; only `:::` containers are any. */
function restoreColons(tree: MarkdownNode, source: string): void {
  transform(tree, (node) => {
    if (node.type !== 'textDirective') return undefined;
    const {start, end} = node.position as unknown as {start: {offset: number}; end: {offset: number}};
    return [{type: 'text', value: source.slice(start.offset, end.offset)}];
  });
}

function readPage(file: string): BenchPage {
  const source = readFileSync(file, 'utf8');
  const tree = reader.parse(source) as unknown as MarkdownNode;
  const place: MarkdownFile = {
    path: file,
    fail(message) {
      throw new Error(`${file}: ${message}`);
    },
  };
  restoreColons(tree, source);
  for (const run of transformers) run(tree, place);
  flattenCards(tree);
  const matter = parseYaml(tree.children?.find(({type}) => type === 'yaml')?.value ?? '') as Record<string, string>;
  tree.children = tree.children?.filter(({type}) => type !== 'yaml');
  return {id: basename(file, '.mdx'), title: matter.title ?? '', description: matter.description ?? '', tree};
}

/** Every documentation page of the project, in the order of its file names. Run it in the project's folder. */
export function readPages(): BenchPage[] {
  return readdirSync(docs)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readPage(join(docs, file)));
}

/** The sidebar's groups, without the index, which stands above them. */
export function readGroups(): Group[] {
  const entries = documentationSidebars.documentation as (
    | {type: 'doc'}
    | {type: 'category'; label: string; collapsed: boolean; items: (string | {id: string})[]}
  )[];
  return entries.flatMap((entry) => {
    if (entry.type !== 'category') return [];
    const ids = entry.items.map((item) => (typeof item === 'string' ? item : item.id));
    return [{label: entry.label, ids, collapsed: entry.collapsed}];
  });
}
