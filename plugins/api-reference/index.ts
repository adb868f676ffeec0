import {type MarkdownNode, transform} from '../shared/markdown';
import {referenceNodes} from './reference';

export {referenceNodes};

/** Paths of the two contracts, from the working directory or absolute. */
export interface ApiReferenceOptions {
  openapi: string;
  asyncapi: string;
}

/** Gives a generated node, and all below it, the place of the tag it stands for, so that messages can name a line. */
function placeAt(node: MarkdownNode, position: MarkdownNode['position']): MarkdownNode {
  return {...node, position, ...(node.children && {children: node.children.map((child) => placeAt(child, position))})};
}

/**
 * Remark plugin: puts the API reference in the place of `<ApiReference />`, as ordinary headings, tables and fences.
 * It must run before the plugins that read those: figures, code blocks, Docusaurus' own contents list.
 * @throws ContractError when a contract is broken; pages without the tag never read the contracts
 */
export default function apiReference({openapi, asyncapi}: ApiReferenceOptions) {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ApiReference') return undefined;
      return referenceNodes(openapi, asyncapi).map((generated) => placeAt(generated, node.position));
    });
  };
}
