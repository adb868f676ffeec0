import {nameHeadings} from '../../../plugins/shared/headingIds';
import {startOf} from '../places';
import type {PageRule} from '../types';
import {shownWords} from '../words';

/**
 * Reports headings without words, those with the words or the ID of another one in the same section, and IDs with capitals, which
 * could be those of menus and other parts that every page has.
 */
export const headings: PageRule = {
  name: 'headings',
  check({tree}) {
    const seen = new Set<string>();
    const section: string[] = [];
    const isKnown = (key: string): boolean => seen.size === seen.add(key).size;
    return nameHeadings(tree, shownWords).flatMap(({node, text, id}) => {
      const {depth = 1} = node;
      section.length = depth - 1;
      section.push(text.toLowerCase());
      const [sameWords, sameId] = [isKnown(section.join('\n')), isKnown(`#${id}`)];
      const message =
        text === ''
          ? 'This heading has no text.'
          : id === ''
            ? 'No letter or digit of this heading can be in its address.'
            : sameWords
              ? `Another heading of the section is also "${text}".`
              : sameId && `Another heading has the ID "${id}".`;
      if (/[A-Z]/.test(id)) {
        const capitals = `The ID "${id}" has capitals, which only IDs of menus and the like have.`;
        return [{offset: startOf(node), message: capitals, fix: `write {#${id.toLowerCase()}}.`}];
      }
      return message ? [{offset: startOf(node), message, fix: 'write what is different about this section.'}] : [];
    });
  },
};
