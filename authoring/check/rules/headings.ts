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

/** The title is the page's one main heading, and no level is left out below it. */
function levels(headings: Heading[]): Finding[] {
  let above = 1;
  return headings.flatMap(({depth, text, offset}): Finding[] => {
    const before = above;
    above = Math.max(2, depth);
    if (depth === 1)
      return [
        {offset, message: `"${text}" is a second main heading: the title is the first.`, fix: `write ## ${text}.`},
      ];
    if (depth <= before + 1) return [];
    const wanted = '#'.repeat(before + 1);
    return [{offset, message: `The heading "${text}" skips a level.`, fix: `write ${wanted} ${text}.`}];
  });
}

/** Two headings of the same words: readers can't tell them apart in the contents, and links lead to the first. */
function repeated(headings: Heading[]): Finding[] {
  const seen = new Set<string>();
  return headings.flatMap(({text, offset}): Finding[] => {
    const key = text.toLowerCase();
    if (text === '')
      return [{offset, message: 'This heading has no words.', fix: 'write what the section says, or delete the line.'}];
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      {
        offset,
        message: `The page has another heading "${text}".`,
        fix: 'say what sets this section apart from the other.',
      },
    ];
  });
}

/** One main heading, no skipped level, no heading twice. */
export const headings: PageRule = {
  name: 'headings',
  check: (page) => {
    const found = headingsOf(page);
    return [...levels(found), ...repeated(found)];
  },
};
