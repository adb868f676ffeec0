import type {Page} from '../page';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {wordsOf} from '../words';

interface Heading {
  depth: number;
  text: string;
  offset: number;
}

const headingsOf = ({nodes}: Page): Heading[] =>
  nodes
    .filter(({node}) => node.type === 'heading')
    .map(({node}) => ({depth: node.depth ?? 1, text: wordsOf(node).trim(), offset: startOf(node)}));

/** Returns findings for main headings, because the title is the main heading, and for skipped levels. */
function levels(headings: Heading[]): Finding[] {
  let above = 1;
  return headings.flatMap(({depth, text, offset}): Finding[] => {
    const before = above;
    above = Math.max(2, depth);
    if (depth === 1)
      return [
        {offset, message: `"${text}" is a main heading, and the title already is one.`, fix: `write ## ${text}.`},
      ];
    if (depth <= before + 1) return [];
    const wanted = '#'.repeat(before + 1);
    return [{offset, message: `The heading "${text}" skips a level.`, fix: `write ${wanted} ${text}.`}];
  });
}

/** Returns findings for empty and duplicate headings. Readers can't distinguish duplicates in the table of contents. */
function duplicates(headings: Heading[]): Finding[] {
  const seen = new Set<string>();
  return headings.flatMap(({text, offset}): Finding[] => {
    const key = text.toLowerCase();
    if (text === '')
      return [
        {offset, message: 'This heading has no text.', fix: 'write the topic of the section, or delete the line.'},
      ];
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      {
        offset,
        message: `Another heading of the page is also "${text}".`,
        fix: 'write what is different about this section.',
      },
    ];
  });
}

/** Reports main headings in the text, skipped levels, and empty or duplicate headings. */
export const headings: PageRule = {
  name: 'headings',
  check: (page) => {
    const found = headingsOf(page);
    return [...levels(found), ...duplicates(found)];
  },
};
