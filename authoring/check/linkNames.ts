import type {MarkdownNode} from '../../plugins/shared/markdown';
import {endOf, startOf} from './places';
import {wordsOf} from './words';

/** The words of a link that reads as the name of the page or section that it leads to. */
export interface LinkName {
  text: string;
  start: number;
  end: number;
}

/** Returns whether a link is within a sentence, where a capital letter means that it starts a name. */
const isWithinSentence = (before: string): boolean => /[\p{L}\p{N},'’]\s+$/u.test(before);

/** Returns whether a link is an entry of a list: it starts its block, and then the block ends or has a colon. */
const isEntry = (before: string, after: string): boolean => before.trim() === '' && /^(?:\s*$|:)/.test(after);

/**
 * Returns the links of a block that read as names: "see [Quick start]", or a list entry "[Quick start]: what it is".
 * A link in lower case, or one that starts a sentence, describes its target in other words.
 */
export function linkNamesIn(block: MarkdownNode): [link: MarkdownNode, name: LinkName][] {
  const parts = block.children ?? [];
  return parts.flatMap((link, index): [MarkdownNode, LinkName][] => {
    const [first, ...others] = link.children ?? [];
    if (link.type !== 'link' || first?.type !== 'text' || others.length > 0) return [];
    const text = wordsOf(link);
    const before = parts.slice(0, index).map(wordsOf).join('');
    const after = parts
      .slice(index + 1)
      .map(wordsOf)
      .join('');
    const isName = /^\p{Lu}\p{Ll}/u.test(text) && (isWithinSentence(before) || isEntry(before, after));
    return isName ? [[link, {text, start: startOf(first), end: endOf(first)}]] : [];
  });
}
