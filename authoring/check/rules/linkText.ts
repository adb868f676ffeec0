import type {Page} from '../page';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {wordsOf} from '../words';

/** Words that say nothing about where a link leads: screen readers list links without the sentences around them. */
const empty =
  /^(?:click |tap |press |see |go |read )?(?:here|this|this (?:page|link|guide|article|section|document)|link|more|read more|learn more|see more|details|more details|it|page)$/i;

const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text);

function faultOf(text: string): string | undefined {
  if (text === '') return 'The link has no words.';
  if (isAddress(text)) return 'The link shows its bare address.';
  return empty.test(text.replace(/[.…:!→»\s]+$/u, '')) ? `"${text}" does not say where the link leads.` : undefined;
}

const check = ({nodes}: Page): Finding[] =>
  nodes.flatMap(({node}): Finding[] => {
    if (node.type !== 'link') return [];
    const message = faultOf(wordsOf(node).trim());
    return message
      ? [{offset: startOf(node), message, fix: 'name what the reader finds there, as in [rotate a key](…).'}]
      : [];
  });

/** Links say where they lead. */
export const linkText: PageRule = {name: 'link-text', check};
