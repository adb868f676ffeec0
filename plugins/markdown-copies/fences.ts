import {fenceLabel} from '../code-blocks';
import {parseMeta} from '../code-blocks/meta';
import type {MarkdownNode} from '../shared/markdown';

const text = (value: string): MarkdownNode => ({type: 'text', value});

/** A paragraph in bold, which names what follows it. */
export const caption = (children: MarkdownNode[]): MarkdownNode => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

/** File names stand as code, so that none of their characters is markup. */
const title = (value: string): MarkdownNode =>
  /[./_]/.test(value) ? {type: 'inlineCode', value} : {type: 'text', value};

/** What the page writes above a block that stands alone: its title, or that a program prints it. */
function ownCaption(node: MarkdownNode): MarkdownNode[] {
  const {title: name, output} = parseMeta(node.meta);
  if (name) return [caption([title(name)])];
  return output ? [caption([text('Output')])] : [];
}

/** What the tab says, and what the row of tabs is for: `Parse text (Python, parse.py)`. */
function tabCaption(node: MarkdownNode, label: string): MarkdownNode {
  const language = fenceLabel(node);
  const name = parseMeta(node.meta).title;
  const file = name && name !== language ? [text(', '), title(name)] : [];
  return caption([text(`${label} (${language}`), ...file, text(')')]);
}

/**
 * A code block with nothing but its language on the fence. Titles stand above it, in words; what only the sample
 * runner reads (`schema`, `no-check`) is left out, and so is a block that readers of the page never see.
 * @param label what the row of tabs is for, when the block is one of its tabs
 */
export function plainFence(node: MarkdownNode, label?: string): MarkdownNode[] {
  if (parseMeta(node.meta).setup) return [];
  const captions = label ? [tabCaption(node, label)] : ownCaption(node);
  return [...captions, {type: 'code', lang: node.lang, value: node.value}];
}
