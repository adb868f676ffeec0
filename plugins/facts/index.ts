import {type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';
import {resolveFact} from './resolve';

/**
 * Remark plugin: replaces `{facts.…}` in prose and tables by the figure's literal text, so that the built page,
 * its contents list and every copy of it hold plain words. Any other expression, and any unknown name, fails the
 * build at its file, line and column.
 */
export default function factsInMarkdown() {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    transform(tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      const name = node.value?.trim() ?? '';
      if (name.startsWith('/*')) return undefined;
      if (!/^facts(\.\w+)+$/.test(name)) {
        return file.fail(
          `Only figures may stand in braces, and {${name}} is not one. Fix: write {facts.…}, or escape the brace as \\{.`,
          node.position,
        );
      }
      try {
        const text: MarkdownNode = {type: 'text', value: resolveFact(name)};
        return node.type === 'mdxFlowExpression' ? [{type: 'paragraph', children: [text]}] : [text];
      } catch (error) {
        return file.fail((error as Error).message, node.position);
      }
    });
  };
}
