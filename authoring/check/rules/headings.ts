import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {shownWords} from '../words';

/** Reports empty and duplicate headings. Readers can't distinguish duplicates in the table of contents. */
export const headings: PageRule = {
  name: 'headings',
  check({nodes}) {
    const seen = new Set<string>();
    return nodes.flatMap(({node}): Finding[] => {
      if (node.type !== 'heading') return [];
      const text = shownWords(node).trim();
      const isKnown = seen.has(text.toLowerCase());
      seen.add(text.toLowerCase());
      if (text !== '' && !isKnown) return [];
      const message = text ? `Another heading of the page is also "${text}".` : 'This heading has no text.';
      return [{offset: startOf(node), message, fix: 'write what is different about this section.'}];
    });
  },
};
