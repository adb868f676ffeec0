import type {MarkdownNode} from '../../plugins/shared/markdown';
import type {Page} from './page';
import {endOf, startOf} from './places';

/** A paragraph, heading or table cell: its words at their places, with blanks where code, figures and signs stand. */
export interface Prose {
  text: string;
  offset: number;
}

const blocks = /^(?:paragraph|heading|tableCell)$/;

function* textsIn(node: MarkdownNode): Generator<MarkdownNode> {
  if (node.type === 'text') yield node;
  else for (const child of node.children ?? []) yield* textsIn(child);
}

/** The prose of a page, block by block. Offsets in a block's text, added to the block's, are offsets in the page. */
export function proseOf({nodes, source}: Page): Prose[] {
  return nodes
    .filter(({node}) => blocks.test(node.type))
    .map(({node: block}) => {
      const start = startOf(block);
      let text = '';
      for (const node of textsIn(block)) {
        text = text.padEnd(startOf(node) - start) + source.slice(startOf(node), endOf(node));
      }
      return {text, offset: start};
    });
}
