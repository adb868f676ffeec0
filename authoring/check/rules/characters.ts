import {parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import {endOf, startOf} from '../places';
import type {PageRule} from '../types';

/** Characters that look like another one or like nothing. Between two emoji, a joiner makes them one. */
const hidden =
  /[\u00A0\u00AD\u1680\u2000-\u200C\u200E\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]|(?<!\p{Emoji}|\uFE0F)\u200D/u;

const mistakes: [pattern: RegExp, message: string, fix: string][] = [
  [hidden, "The code contains a space or a character that readers can't see.", 'type the line again.'],
  [/(?<=^|[\s`([])[–—](?=[a-z])/i, 'The code contains a long dash before an option.', 'write --.'],
];

/** Reports characters in code that readers can't see, or that a text editor has made of others. */
export const characters: PageRule = {
  name: 'characters',
  check: ({nodes, source}) =>
    nodes.flatMap(({node}) => {
      if (!/^(?:code|inlineCode)$/.test(node.type) || parseMeta(node.meta).output) return [];
      const code = source.slice(startOf(node), endOf(node));
      return mistakes.flatMap(([pattern, message, fix]) => {
        const index = code.search(pattern);
        return index < 0 ? [] : [{offset: startOf(node) + index, message, fix}];
      });
    }),
};
