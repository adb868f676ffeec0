import {nameHeadings} from '../../../plugins/shared/headingIds';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {shownWords} from '../words';

/** Reports headings without words, and those with the words or the ID of another one in the same section. */
export const headings: PageRule = {
  name: 'headings',
  check({tree}) {
    const seen = new Set<string>();
    const section: string[] = [];
    const isKnown = (key: string): boolean => seen.size === seen.add(key).size;
    return nameHeadings(tree, shownWords).flatMap(({node, text, id}): Finding[] => {
      const [offset, depth = 1] = [startOf(node), node.depth];
      section.length = Math.min(section.length, depth - 1);
      section[depth - 1] = text.toLowerCase();
      const isRepeated = isKnown(section.join('\n'));
      if (text === '')
        return [{offset, message: 'This heading has no text.', fix: 'write what is different about this section.'}];
      if (id === '')
        return [{offset, message: 'No letter or digit of this heading can be in an address.', fix: 'add words.'}];
      if (isRepeated)
        return [
          {
            offset,
            message: `Another heading of the section is also "${text}".`,
            fix: 'write what is different about this section.',
          },
        ];
      if (!isKnown(`#${id}`)) return [];
      return [{offset, message: `Another heading has the ID "${id}".`, fix: 'give one of them another ID.'}];
    });
  },
};
