import {attribute, type MarkdownNode} from '../../plugins/shared/markdown';
import type {Page} from './page';
import {endOf, startOf} from './places';

/** Words that readers see, and their position. Offsets in the text, added to `offset`, are offsets in the page. */
export interface Prose {
  text: string;
  offset: number;
}

/** Replaces each character of inline code or of a figure, so phrases aren't found across it. */
export const opaque = '\uFFFC';

const blocks = /^(?:paragraph|heading|tableCell)$/;

/** Keys of the front matter that readers see. */
const shownKeys = /^(?:title|description|sidebar_label)$/;

/** Attributes of tags that readers see or hear. */
const shownAttributes = ['alt', 'label', 'title', 'summary'];

function* leavesOf(node: MarkdownNode): Generator<MarkdownNode> {
  if (node.children) for (const child of node.children) yield* leavesOf(child);
  else yield node;
}

/** Returns a leaf's characters: its words, marks for code and figures, or blanks for what readers don't see. */
function shownAs(node: MarkdownNode, source: string): string {
  const text = source.slice(startOf(node), endOf(node));
  if (node.type === 'text') return text;
  const isShown = node.type === 'inlineCode' || (node.type === 'mdxTextExpression' && !node.value?.startsWith('/*'));
  return (isShown ? opaque : ' ').repeat(text.length);
}

/** Returns the words of a paragraph, heading, or table cell, with blanks for Markdown's own characters. */
function proseOfBlock(block: MarkdownNode, source: string): Prose {
  const offset = startOf(block);
  let text = '';
  for (const leaf of leavesOf(block)) text = text.padEnd(startOf(leaf) - offset) + shownAs(leaf, source);
  return {text, offset};
}

/** Returns the prose of a page, block by block. */
export function proseOf({nodes, source}: Pick<Page, 'nodes' | 'source'>): Prose[] {
  return nodes.filter(({node}) => blocks.test(node.type)).map(({node}) => proseOfBlock(node, source));
}

function found(words: string | null | undefined, node: MarkdownNode, source: string): Prose[] {
  const offset = words ? source.indexOf(words, startOf(node)) : -1;
  return words && offset >= 0 && offset < endOf(node) ? [{text: words, offset}] : [];
}

/** Returns everything that readers see of a page: title and description, text alternatives, labels, and prose. */
export function visibleText(page: Page): Prose[] {
  const {frontMatter, nodes, source} = page;
  const matter = (frontMatter?.entries ?? [])
    .filter(({key}) => shownKeys.test(key))
    .map(({valueStart, valueEnd}) => ({text: source.slice(valueStart, valueEnd), offset: valueStart}));
  const hidden = nodes.flatMap(({node}) => {
    if (node.type === 'image') return found(node.alt, node, source);
    const names = node.type.startsWith('mdxJsx') ? shownAttributes : [];
    return names.flatMap((name) => found(attribute(node, name), node, source));
  });
  return [...matter, ...hidden, ...proseOf(page)];
}
