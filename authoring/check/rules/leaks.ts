import type {MarkdownNode} from '../../../plugins/shared/markdown';
import {walk} from '../../shared/markdown';
import {type Prose, proseOf} from '../prose';
import type {Finding, PageRule} from '../types';
import {wordsOf} from '../words';

const leak = /\b(?:leak|compromis|stolen|exposed)/i;
const create =
  /\b(?:create|generate|issue|make|request|get|add)s?\s+(?:an?\s+)?(?:new|another|second|replacement)\s+(?:API\s+)?(?:key|token|one)\b/i;
const revoke = /\b(?:revok|retir|delet|disabl|deactivat|invalidat|remov)(?:e|es|ed|ing)\b/i;

/** Blocks that contain other blocks, each with its own advice. */
const containers = ['containerDirective', 'blockquote', 'mdxJsxFlowElement', 'table'];

/** A block of a page, and the heading, title, or sentence that introduces it. */
interface Advice {
  block: MarkdownNode;
  introduction: string;
}

const introduces = (node: MarkdownNode): boolean =>
  node.type === 'heading' || node.data?.directiveLabel === true || wordsOf(node).trimEnd().endsWith(':');

function* adviceIn({children = []}: MarkdownNode): Generator<Advice> {
  let introduction = '';
  for (const block of children) {
    if (containers.includes(block.type)) yield* adviceIn(block);
    else yield {block, introduction};
    introduction = introduces(block) ? wordsOf(block) : '';
  }
}

/** Returns the offset of the first match in some prose. */
function firstMatch(prose: Prose[], pattern: RegExp): number | undefined {
  const matches = prose.flatMap(({text, offset}) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [offset + index];
  });
  return matches[0];
}

/** Reports advice to create a key before the leaked one is revoked: until then, anyone can use the leaked one. */
export const leaks: PageRule = {
  name: 'leaks',
  check: ({tree, source}) =>
    [...adviceIn(tree)].flatMap(({block, introduction}): Finding[] => {
      const prose = proseOf({nodes: [...walk({type: 'root', children: [block]})], source});
      if (!leak.test(introduction) && !prose.some(({text}) => leak.test(text))) return [];
      const [created, revoked] = [firstMatch(prose, create), firstMatch(prose, revoke)];
      if (created === undefined || revoked === undefined || created > revoked) return [];
      return [
        {
          offset: created,
          message: 'After a leak, anyone can use the key until it is revoked.',
          fix: 'write the step that revokes the leaked key first.',
        },
      ];
    }),
};
