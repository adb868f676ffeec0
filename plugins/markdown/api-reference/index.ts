import {type MarkdownNode, transform} from '../../shared/markdown';
import {type ContractPaths, generators, referenceNodes} from './reference';

export {referenceNodes};

/**
 * Remark plugin: replaces `<ApiReference />`, `<ApiErrors />`, and `<StreamPhases />` with ordinary headings, tables,
 * and fences. It must run before the plugins that read those: figures, code blocks, Docusaurus' own table of contents.
 * @throws Error when a contract is broken; pages without the tags never read the contracts
 */
export default function apiReference(contracts: ContractPaths) {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      const generate = node.type === 'mdxJsxFlowElement' ? generators[node.name ?? ''] : undefined;
      return generate?.(contracts);
    });
  };
}
