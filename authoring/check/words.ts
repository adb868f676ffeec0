import {resolveFact} from '../../plugins/markdown/facts/resolve';
import type {MarkdownNode} from '../../plugins/shared/markdown';

/** Returns the words of a node as readers see them. For an unknown figure, it returns the name. */
export function shownWords(node: MarkdownNode): string {
  if (node.type !== 'mdxTextExpression')
    return node.value ?? node.alt ?? (node.children ?? []).map(shownWords).join('');
  return resolveFact(node.value?.trim() ?? '') ?? node.value ?? '';
}
