import {element, type MarkdownNode} from '../shared/markdown';

/** A heading is the one node that carries more than the shared type knows. */
interface Heading extends MarkdownNode {
  depth: number;
}

/** What stands in a line or table cell: contract text (see `inline`) or finished nodes. */
export type Cell = string | MarkdownNode[];

const text = (value: string): MarkdownNode => ({type: 'text', value});

/** Contract text as nodes: words, and `code` between backticks. Nothing else is markup there. */
export function inline(source: string): MarkdownNode[] {
  return source
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('`') ? {type: 'inlineCode', value: part.slice(1, -1)} : text(part)));
}

const nodes = (content: Cell): MarkdownNode[] => (typeof content === 'string' ? inline(content) : content);

export const heading = (depth: number, title: string): Heading => ({type: 'heading', depth, children: [text(title)]});

export const paragraph = (content: Cell): MarkdownNode => ({type: 'paragraph', children: nodes(content)});

/** One paragraph for each block of lines; a single line break is a space. */
export const paragraphs = (source: string): MarkdownNode[] =>
  source
    .trim()
    .split(/\n{2,}/)
    .map((block) => paragraph(block.replaceAll('\n', ' ')));

/** A paragraph that opens with a bold word, as a heading too small for the contents. */
export const lead = (title: string, rest: Cell = ''): MarkdownNode =>
  paragraph([{type: 'strong', children: [text(title)]}, ...nodes(rest)]);

export const link = (url: string, title: string): MarkdownNode => ({type: 'link', url, children: [text(title)]});

/** A quoted figure, as `{facts.docs.…}` in a page: the facts plugin puts the figure in its place. */
export const fact = (key: string): MarkdownNode => ({type: 'mdxTextExpression', value: `facts.${key}`});

export function table(header: string[], rows: Cell[][]): MarkdownNode {
  const cell = (content: Cell): MarkdownNode => ({type: 'tableCell', children: nodes(content)});
  const row = (cells: Cell[]): MarkdownNode => ({type: 'tableRow', children: cells.map(cell)});
  return {type: 'table', children: [row(header), ...rows.map(row)]};
}

export const fence = (lang: string, meta: string, value: string): MarkdownNode => ({type: 'code', lang, meta, value});

/** The same task in several languages, one tab each. */
export const codeTabs = (label: string, fences: MarkdownNode[]): MarkdownNode => element('CodeTabs', {label}, fences);
