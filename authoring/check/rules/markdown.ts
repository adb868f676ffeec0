import type {Page} from '../page';
import {endOf, offsetAt, startOf} from '../places';
import type {PageRule} from '../types';

/** Texts that don't describe the target of a link. Screen readers list links without the text around them. */
const vague = [
  ...['here', 'click here', 'tap here', 'see here', 'this', 'this page', 'this link', 'this guide', 'this section'],
  ...['this article', 'link', 'more', 'read more', 'learn more', 'see more', 'details', 'more details', 'it', 'page'],
];

/** The rules of markdownlint that are checked, with their options and fixes. */
const rules: Record<string, [fix: string, options?: object]> = {
  MD001: ['write one # fewer, or add the heading above.'],
  MD009: ['delete the spaces. To break the line, write \\ at its end.', {strict: true, br_spaces: 0}],
  MD011: ['write [text](address).'],
  MD014: ['delete the $, which readers would copy with the command.'],
  MD018: ['add a space after the #.'],
  MD025: ['write ##: the title is the main heading.'],
  MD029: ['indent what belongs to the step before as far as its text, or count on.', {style: 'one_or_ordered'}],
  MD034: ['describe the target, as in [rotate a key](…).'],
  MD037: ['delete the spaces inside the marks.'],
  MD038: ['delete the spaces inside the backticks.'],
  MD039: ['delete the spaces inside the brackets.'],
  MD047: ['add a newline at the end of the file.'],
  MD052: ['define the reference, or write \\[ for a bracket.', {shortcut_syntax: true}],
  MD053: ['delete the definition.'],
  MD056: ['write as many cells as the header has, and \\| for the character.'],
  MD059: ['describe the target, as in [rotate a key](…).', {prohibited_texts: vague}],
};

const config = {
  default: false,
  ...Object.fromEntries(Object.entries(rules).map(([id, [, options]]) => [id, options ?? true])),
};

/** Rules whose own correction `docs:fix` makes. Those of the others can change what a page means. */
const fixed = ['MD009', 'MD014', 'MD047'];

/** Replaces what only MDX has, which markdownlint would read as text: imports, expressions, and the start of tags. */
function withoutMdx(source: string, nodes: Page['nodes']): string {
  return nodes.reduce((text, {node}) => {
    if (!/^mdx/.test(node.type)) return text;
    const [start, end] = [startOf(node), node.children?.[0] ? startOf(node.children[0]) : endOf(node)];
    const isText = node.type.startsWith('mdxJsx') && !text.slice(start, end).includes('{');
    return isText ? text : text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, 'x') + text.slice(end);
  }, source);
}

/** Reports Markdown that readers see differently than its author expects, with markdownlint. */
export const markdown: PageRule = {
  name: 'markdown',
  async check({file, source, nodes}) {
    const {lint} = await import('markdownlint/promise');
    const {[file]: found = []} = await lint({strings: {[file]: withoutMdx(source, nodes)}, config});
    return found.map(({ruleNames: [id = ''], ruleDescription, errorDetail, errorRange, lineNumber, fixInfo}) => {
      const start = offsetAt(source, lineNumber, fixInfo?.editColumn ?? errorRange?.[0] ?? 1);
      const {deleteCount = 0, insertText = ''} = fixInfo ?? {};
      // Two spaces break the line, so only their author knows what should replace them.
      const isBreak = id === 'MD009' && deleteCount > 1;
      const edit = {start, end: start + deleteCount, text: insertText};
      return {
        offset: start,
        message: `${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''}.`,
        fix: rules[id]?.[0] ?? '',
        edit: fixed.includes(id) && !isBreak ? edit : undefined,
      };
    });
  },
};
