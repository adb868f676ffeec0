import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse as parseYaml} from 'yaml';
import {parseMarkdown} from '../../authoring/shared/markdown';
import apiReference from '../../plugins/markdown/api-reference';
import factsInMarkdown from '../../plugins/markdown/facts';
import {contractPaths} from '../../plugins/shared/contractPaths';
import {attribute, type MarkdownNode, textNode, transform} from '../../plugins/shared/markdown';
import documentationSidebars from '../../sidebars';

/** A documentation page as Starlight gets it, with figures and the API reference filled in. */
export interface BenchPage {
  /** The last part of its address; `index` is the documentation's first page. */
  id: string;
  title: string;
  description: string;
  tree: MarkdownNode;
}

const docs = 'docs';
const insertFacts = factsInMarkdown();

/** Turns the index's tabs into sections, and unwraps cards and columns, because Starlight has none of them. */
function flattenLayout(tree: MarkdownNode): void {
  transform(tree, (node) => {
    if (node.name === 'DocsTabs') return node.children?.flatMap((tab) => flattenTab(tab)) ?? [];
    return node.name === 'LinkCards' || node.name === 'SideBySide' ? node.children : undefined;
  });
}

function flattenTab(tab: MarkdownNode): MarkdownNode[] {
  transform(tab, (node) => (node.type === 'heading' ? [{...node, depth: 3}] : undefined));
  const heading = {type: 'heading', depth: 2, children: [textNode(attribute(tab, 'label') ?? '')]};
  return [heading, ...(tab.children ?? [])];
}

async function readPage(file: string): Promise<BenchPage> {
  const tree = parseMarkdown(readFileSync(file, 'utf8'));
  if ('reason' in tree) throw new Error(`${file}:${tree.line}:${tree.column}: ${tree.reason}`);
  apiReference(contractPaths)(tree);
  await insertFacts(tree);
  flattenLayout(tree);
  const matter = parseYaml(tree.children?.find(({type}) => type === 'yaml')?.value ?? '') as Record<string, string>;
  tree.children = tree.children?.filter(({type}) => type !== 'yaml');
  return {id: basename(file, '.mdx'), title: matter.title ?? '', description: matter.description ?? '', tree};
}

/** Reads every documentation page of the project, in the order of file names. Run it in the project root. */
export function readPages(): Promise<BenchPage[]> {
  const files = readdirSync(docs).filter((file) => file.endsWith('.mdx'));
  return Promise.all(files.map((file) => readPage(join(docs, file))));
}

/** Returns the sidebar's groups, without the index, which comes before them. */
export function readGroups() {
  const entries = documentationSidebars.documentation as (
    | {type: 'doc'}
    | {type: 'category'; label: string; items: (string | {id: string})[]}
  )[];
  return entries.flatMap((entry) => {
    if (entry.type !== 'category') return [];
    const ids = entry.items.map((item) => (typeof item === 'string' ? item : item.id));
    return [{label: entry.label, ids}];
  });
}
