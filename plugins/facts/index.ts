import {type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';
import {resolveFact} from './resolve';

/**
 * Remark plugin that replaces `{facts.…}` in prose and tables with the text of the figure, so the built page, its table of
 * contents, and its copies contain plain text. Other expressions and unknown names are errors.
 */
export default function factsInMarkdown() {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    transform(tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
      const name = node.value?.trim() ?? '';
      if (name.startsWith('/*')) return undefined;
      if (!/^facts(\.\w+)+$/.test(name)) {
        return file.fail(
          `{${name}} isn't a figure, and braces can contain only figures. Fix: write {facts.…} for a figure, or \\{ for a brace.`,
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
