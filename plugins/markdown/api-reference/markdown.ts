import {element, type MarkdownNode, textNode} from '../../shared/markdown';

/** The content of a line or table cell: contract text (see `inline`) or finished nodes. */
export type Cell = string | MarkdownNode[];

/** Returns contract text as nodes: words, and code between backticks. Contract text has no other markup. */
export function inline(source: string): MarkdownNode[] {
  return source
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('`') ? {type: 'inlineCode', value: part.slice(1, -1)} : textNode(part)));
}

const nodes = (content: Cell): MarkdownNode[] => (typeof content === 'string' ? inline(content) : content);

export const heading = (depth: number, title: string): MarkdownNode => ({
  type: 'heading',
  depth,
  children: [textNode(title)],
});

export const paragraph = (content: Cell): MarkdownNode => ({type: 'paragraph', children: nodes(content)});

/** Returns one paragraph for each block of lines. A single line break is a space. */
export const paragraphs = (source: string): MarkdownNode[] =>
  source
    .trim()
    .split(/\n{2,}/)
    .map((block) => paragraph(block.replaceAll('\n', ' ')));

/** Returns a paragraph with a bold start, as a heading below those in the table of contents. */
export const lead = (title: string, rest: Cell = ''): MarkdownNode =>
  paragraph([{type: 'strong', children: [textNode(title)]}, ...nodes(rest)]);

export const link = (url: string, title: string): MarkdownNode => ({type: 'link', url, children: [textNode(title)]});

/** Returns a figure as `{facts.docs.…}`, which the facts plugin replaces. */
export const fact = (key: string): MarkdownNode => ({type: 'mdxTextExpression', value: `facts.${key}`});

export function table(header: string[], rows: Cell[][]): MarkdownNode {
  const cell = (content: Cell): MarkdownNode => ({type: 'tableCell', children: nodes(content)});
  const row = (cells: Cell[]): MarkdownNode => ({type: 'tableRow', children: cells.map(cell)});
  return {type: 'table', children: [row(header), ...rows.map(row)]};
}

export const fence = (lang: string, meta: string, value: string): MarkdownNode => ({type: 'code', lang, meta, value});

/** Returns tabs with the same task in several languages. */
export const codeTabs = (label: string, fences: MarkdownNode[]): MarkdownNode => element('CodeTabs', {label}, fences);
