import {resolve} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {type MarkdownFile, type MarkdownNode, transform} from '../../shared/markdown';
import {type FactTable, factTable, resolveFact} from './resolve';

/** The module with all figures. Docusaurus runs in the project root. */
const source = resolve('src/facts/index.ts');

function insertFacts(tree: MarkdownNode, file: MarkdownFile, table?: FactTable): void {
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
      const text: MarkdownNode = {type: 'text', value: resolveFact(name, table)};
      return node.type === 'mdxFlowExpression' ? [{type: 'paragraph', children: [text]}] : [text];
    } catch (error) {
      return file.fail((error as Error).message, node.position);
    }
  });
}

/**
 * Remark plugin that replaces `{facts.…}` in prose and tables with the text of the figure, so the built page, its table
 * of contents, and its copies contain plain text. Other expressions and unknown names are errors. The live preview
 * reads the figures again for each page, because they may have changed.
 */
export default function factsInMarkdown() {
  if (process.env.NODE_ENV !== 'development')
    return (tree: MarkdownNode, file: MarkdownFile) => insertFacts(tree, file);
  return async (tree: MarkdownNode, file: MarkdownFile) => {
    const {facts} = (await loadFreshModule(source)) as {facts: object};
    insertFacts(tree, file, factTable(facts));
  };
}
