import {startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** File names that cameras and screenshot tools create. They don't describe the image. */
const fileName =
  /^(?:img|image|screenshot|screen shot|photo|picture|untitled)?[\s_\-\d.]*(?:\.(?:png|jpe?g|svg|webp|gif))?$/i;

/** Reports images without a description. */
export const imageText: PageRule = {
  name: 'image-text',
  check: ({nodes}) =>
    nodes.flatMap(({node}): Finding[] => {
      if (node.type !== 'image') return [];
      const alt = node.alt?.trim() ?? '';
      if (!fileName.test(alt)) return [];
      const message =
        alt === ''
          ? "The image has no description for readers who can't see it."
          : `"${alt}" doesn't describe the image.`;
      return [{offset: startOf(node), message, fix: 'describe it in the brackets: ![what it shows](…).'}];
    }),
};
