import {resolve} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {type MarkdownNode, textNode, transform} from '../../shared/markdown';
import {type FactTable, factTable, resolveFact} from './resolve';

/** The module with all figures. Docusaurus runs in the project root. */
const source = resolve('src/facts/index.ts');

function insertFacts(tree: MarkdownNode, table?: FactTable): void {
  transform(tree, (node) => {
    const name = node.value?.trim() ?? '';
    if (!/^mdx(?:Text|Flow)Expression$/.test(node.type) || name.startsWith('/*')) return undefined;
    const text = textNode(resolveFact(name, table) ?? `{${name}}`);
    return node.type === 'mdxFlowExpression' ? [{type: 'paragraph', children: [text]}] : [text];
  });
}

/**
 * Remark plugin that replaces `{facts.…}` in prose and tables with the text of the figure, so the built page, its table
 * of contents, and its copies contain plain text. Anything else in braces stays text: the documentation check reports
 * it before a build. The live preview reads the figures again for each page, because they may have changed.
 */
export default function factsInMarkdown() {
  if (process.env.NODE_ENV !== 'development') return (tree: MarkdownNode) => insertFacts(tree);
  return async (tree: MarkdownNode) => {
    const {facts} = (await loadFreshModule(source)) as {facts: object};
    insertFacts(tree, factTable(facts));
  };
}
