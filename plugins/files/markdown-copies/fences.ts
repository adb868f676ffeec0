import {markedLines} from '../../markdown/code-blocks/lines';
import {fenceLabel, parseMeta} from '../../markdown/code-blocks/meta';
import {type MarkdownNode, textNode} from '../../shared/markdown';

/** Returns a paragraph in bold that names what follows it. */
export const caption = (children: MarkdownNode[]): MarkdownNode => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

/** Returns a title; file names become code, so that none of their characters is markup. */
const title = (value: string): MarkdownNode => (/[./_]/.test(value) ? {type: 'inlineCode', value} : textNode(value));

/** Returns what the page shows above a block outside of tabs: its title, or that it is output. */
function ownCaption(node: MarkdownNode): MarkdownNode[] {
  const {title: name, output} = parseMeta(node.meta);
  if (name) return [caption([title(name)])];
  return output ? [caption([textNode('Output')])] : [];
}

/** Returns the label of the row of tabs with the tab's own: `Parse text (Python, parse.py)`. */
function tabCaption(node: MarkdownNode, label: string): MarkdownNode {
  const language = fenceLabel(node);
  const name = parseMeta(node.meta).title;
  const file = name && name !== language ? [textNode(', '), title(name)] : [];
  return caption([textNode(`${label} (${language}`), ...file, textNode(')')]);
}

/**
 * Returns a code block with only its language on the fence. Its title becomes a caption above it. What only the sample
 * runner reads (`schema`, `no-check`) is left out, and so is a block that readers of the page never see.
 * @param label the label of the row of tabs, when the block is one of its tabs
 */
export function plainFence(node: MarkdownNode, label?: string): MarkdownNode[] {
  if (parseMeta(node.meta).setup) return [];
  const captions = label ? [tabCaption(node, label)] : ownCaption(node);
  return [...captions, {type: 'code', lang: node.lang, value: markedLines(node).code}];
}
