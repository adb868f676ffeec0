import type {Node} from 'web-tree-sitter';

/** Returns the named children of one kind. */
export const childrenOfKind = (node: Node, kind: string): Node[] =>
  node.namedChildren.flatMap((child) => (child?.type === kind ? child : []));

/** Returns a node and all nodes below it, in reading order. */
export function walk(node: Node): Node[] {
  return [node, ...node.namedChildren.flatMap((child) => (child ? walk(child) : []))];
}

/** Removes the question mark from an optional type such as `[RecognitionResult]?`. */
export const unwrapOptional = (type: string) => type.replace(/[?!]+$/, '');

/** Returns the types of a closure's parameters: `((RecognitionResult) -> Void)?` takes one. */
export function closureParameters(type: string): string[] {
  const list = /^\(*([\s\S]*?)\)+ -> /.exec(type)?.[1] ?? '';
  // The only type with a comma inside is Result<Success, Failure>.
  return list.split(/, (?![^<]*>)/).filter((part) => part !== '');
}

/** Returns the names of a closure's own parameters. */
export const closureNames = (closure: Node): string[] =>
  childrenOfKind(closure, 'lambda_function_type').flatMap((type) =>
    walk(type).flatMap((node) => (node.type === 'lambda_parameter' ? node.text : [])),
  );
