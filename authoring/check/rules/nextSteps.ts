import {endOf, startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {shownWords} from '../words';

const title = 'Next steps';
const fewest = 2;
const most = 6;

/** Reports pages other than the index that don't end with a few links to other pages. */
export const nextSteps: PageRule = {
  name: 'next-steps',
  check({file, source, tree, nodes}): Finding[] {
    if (file === 'docs/index.mdx') return [];
    const headings = (tree.children ?? []).filter(({type, depth}) => type === 'heading' && depth === 2);
    const last = headings.at(-1);
    const named = headings.find((node) => shownWords(node).trim().toLowerCase() === title.toLowerCase());
    if (!named || named !== last) {
      const message = named
        ? `"${title}" isn't the last section.`
        : `Pages of this site end with "${title}", and this one doesn't.`;
      const fix = named ? 'move it to the end of the page.' : `end it with ## ${title} and ${fewest} to ${most} links.`;
      return [{offset: named ? startOf(named) : source.trimEnd().length, message, fix}];
    }
    const count = nodes.filter(({node}) => node.type === 'link' && startOf(node) > endOf(named)).length;
    if (count >= fewest && count <= most) return [];
    const message = `"${title}" has ${count} ${count === 1 ? 'link' : 'links'}.`;
    return [{offset: startOf(named), message, fix: `keep ${fewest} to ${most} links.`}];
  },
};
