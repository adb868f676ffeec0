import type {Page} from '../page';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {wordsOf} from '../words';

/** Texts that don't describe the target. Screen readers list links without the text around them. */
const vague =
  /^(?:click |tap |press |see |go |read )?(?:here|this|this (?:page|link|guide|article|section|document)|link|more|read more|learn more|see more|details|more details|it|page)$/i;

const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text);

function mistakeIn(text: string): string | undefined {
  if (text === '') return 'The link has no text.';
  if (isAddress(text)) return 'The text of the link is an address.';
  return vague.test(text.replace(/[.…:!→»\s]+$/u, ''))
    ? `"${text}" doesn't describe the target of the link.`
    : undefined;
}

const check = ({nodes}: Page): Finding[] =>
  nodes.flatMap(({node}): Finding[] => {
    if (node.type !== 'link') return [];
    const message = mistakeIn(wordsOf(node).trim());
    return message ? [{offset: startOf(node), message, fix: 'describe the target, as in [rotate a key](…).'}] : [];
  });

/** Reports links whose text doesn't describe the target. */
export const linkText: PageRule = {name: 'link-text', check};
