import {parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import {endOf, startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** Spaces and marks that look like another character or like nothing. Between two emoji, a joiner makes them one. */
const hidden =
  /[\u00A0\u00AD\u1680\u2000-\u200C\u200E\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]|(?<!\p{Emoji}|\uFE0F)\u200D/u;

/** A long dash that a text editor has made of the two hyphens before an option. */
const dash = /(?<=^|[\s`([])[–—](?=[a-z])/i;

/** Reports characters in code that readers can't see, or that aren't what the author typed. */
export const characters: PageRule = {
  name: 'characters',
  check: ({nodes, source}) =>
    nodes.flatMap(({node}): Finding[] => {
      if (!/^(?:code|inlineCode)$/.test(node.type) || parseMeta(node.meta).output) return [];
      const code = source.slice(startOf(node), endOf(node));
      const [seen, option] = [hidden.exec(code), dash.exec(code)];
      const at = (index: number) => startOf(node) + index;
      return [
        ...(seen
          ? [
              {
                offset: at(seen.index),
                message: "The code contains a space or a character that readers can't see.",
                fix: 'type the line again.',
              },
            ]
          : []),
        ...(option
          ? [{offset: at(option.index), message: `The code contains ${option[0]} before an option.`, fix: 'write --.'}]
          : []),
      ];
    }),
};
