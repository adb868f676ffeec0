import {attribute} from '../../../plugins/shared/markdown';
import {imageExtension} from '../../../src/facts/fileKinds';
import {startOf} from '../places';
import type {Finding, PageRule} from '../types';
import {shownWords} from '../words';

/** File names that cameras and screenshot tools create. They don't describe the image. */
const fileName = /^(?:img|image|screenshot|screen shot|photo|picture|untitled)?[\s_\-\d.]*$/i;

/** Reports links without words, and images without a description. */
export const missingText: PageRule = {
  name: 'missing-text',
  check: ({nodes}) =>
    nodes.flatMap(({node}): Finding[] => {
      const offset = startOf(node);
      if (node.type === 'link' && shownWords(node).trim() === '')
        return [{offset, message: 'The link has no text.', fix: 'describe the target, as in [rotate a key](…).'}];
      if (node.type !== 'image' && node.name !== 'img') return [];
      const alt = node.type === 'image' ? node.alt : attribute(node, 'alt');
      if (!fileName.test((alt ?? '').trim().replace(imageExtension, ''))) return [];
      const message = "The image has no description for readers who can't see it.";
      return [{offset, message, fix: 'describe it in the brackets: ![what it shows](…), or as alt="…".'}];
    }),
};
