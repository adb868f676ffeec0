import {startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** File names that cameras, screens and chat programs give: they describe nothing. */
const fileName =
  /^(?:img|image|screenshot|screen shot|photo|picture|untitled)?[\s_\-\d.]*(?:\.(?:png|jpe?g|svg|webp|gif))?$/i;

/** Images say in words what they show. */
export const imageText: PageRule = {
  name: 'image-text',
  check: ({nodes}) =>
    nodes.flatMap(({node}): Finding[] => {
      if (node.type !== 'image') return [];
      const alt = node.alt?.trim() ?? '';
      if (!fileName.test(alt)) return [];
      const message =
        alt === ''
          ? 'The image has no text for those who cannot see it.'
          : `"${alt}" does not say what the image shows.`;
      return [{offset: startOf(node), message, fix: 'describe it between the brackets: ![what it shows](…).'}];
    }),
};
