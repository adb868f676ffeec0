/** The little of the Markdown syntax tree (mdast with MDX nodes) that our plugins touch. */
export interface MarkdownNode {
  type: string;
  value?: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  url?: string;
  /** A heading's level, 1 to 6. */
  alt?: string | null;
  depth?: number;
  attributes?: MarkdownAttribute[];
  children?: MarkdownNode[];
  position?: {
    start: {line: number; column: number; offset?: number};
    end: {line: number; column: number; offset?: number};
  };
}

export interface MarkdownAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: string | null;
}

/** The file a plugin works on. `fail` throws an error that carries the file, line and column. */
export interface MarkdownFile {
  path?: string;
  fail(message: string, place?: MarkdownNode['position']): never;
}

/**
 * Calls `visit` for every node below `parent`, deepest last. Whatever nodes it returns take the node's place
 * (an empty list removes it) and are not visited again; `undefined` keeps the node and goes into it.
 */
export function transform(parent: MarkdownNode, visit: (node: MarkdownNode) => MarkdownNode[] | undefined): void {
  // A node without children must not get the key: what turns the tree into HTML looks for it.
  if (!parent.children) return;
  parent.children = parent.children.flatMap((node) => {
    const replacement = visit(node);
    if (replacement) return replacement;
    transform(node, visit);
    return [node];
  });
}

/** A block-level JSX element with string attributes; an attribute whose value is undefined is left out. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: MarkdownNode[] = [],
): MarkdownNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: key, value}],
    ),
    children,
  };
}

/** The value of an element's attribute, if it has one with a literal value. */
export function attribute(node: MarkdownNode, name: string): string | undefined {
  return node.attributes?.find((entry) => entry.name === name)?.value ?? undefined;
}
