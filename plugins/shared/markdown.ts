/** The part of the Markdown syntax tree (mdast with MDX nodes) that our plugins read and write. */
export interface MarkdownNode {
  type: string;
  value?: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  url?: string;
  alt?: string | null;
  /** The alignment of a table's columns. */
  align?: (string | null)[] | null;
  /** A heading's level, 1 to 6. */
  depth?: number;
  data?: {
    /** The parsed JavaScript of an expression in braces. */
    estree?: {comments?: {value: string}[]};
    /** Whether a paragraph is the title of an admonition. */
    directiveLabel?: boolean;
    /** Whether MDX keeps a lower-case JSX element as it is. */
    _mdxExplicitJsx?: boolean;
    /** The start of the IDs of a table's rows, if they have addresses. */
    anchor?: string;
    /** Attributes of the HTML element that the node becomes. */
    hProperties?: Record<string, string | undefined>;
  };
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
  /** The text, or the code of an expression in braces. */
  value: string | {value: string} | null;
}

/** The file that a plugin transforms. `fail` throws an error with the file, line, and column. */
export interface MarkdownFile {
  path?: string;
  /** The text that was parsed. */
  value?: unknown;
  fail(message: string, place?: MarkdownNode['position']): never;
}

/**
 * Calls `visit` for every node below `parent`, parents first. The nodes that it returns replace the node and aren't
 * visited; an empty list removes the node. If it returns `undefined`, the node stays, and its children are visited.
 */
export function transform(parent: MarkdownNode, visit: (node: MarkdownNode) => MarkdownNode[] | undefined): void {
  // Don't add the key to a node without it: the conversion to HTML checks whether it exists.
  if (!parent.children) return;
  parent.children = parent.children.flatMap((node) => {
    const replacement = visit(node);
    if (replacement) return replacement;
    transform(node, visit);
    return [node];
  });
}

/** Creates a node of plain text. */
export const textNode = (value: string): MarkdownNode => ({type: 'text', value});

/** A node of Markdown or HTML, as far as its text is concerned. */
interface TextNode {
  value?: string;
  children?: TextNode[];
}

/** Returns the text of a node and of all nodes in it. */
export const plainText = ({value, children = []}: TextNode): string => value ?? children.map(plainText).join('');

/** Creates a block-level JSX element with string attributes. Attributes whose value is `undefined` are left out. */
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

/** Creates a JSX element in text, which becomes the HTML element of that name, not the theme's component for it. */
export const textElement = (...of: Parameters<typeof element>): MarkdownNode => ({
  ...element(...of),
  type: 'mdxJsxTextElement',
  data: {_mdxExplicitJsx: true},
});

/** Returns the text of JavaScript that is a constant, such as `'text'` or `1`. */
export const constantIn = (code: string): string | undefined =>
  /^\s*(?:(["'`])(?<text>(?:(?!\1|\$\{)[^\\])*)\1|(?<number>[\d.]+))\s*$/
    .exec(code)
    ?.slice(2)
    .find((found) => found !== undefined);

/** Returns the value of an element's attribute, if it's a literal, also in braces. */
export function attribute(node: MarkdownNode, name: string): string | undefined {
  const value = node.attributes?.find((entry) => entry.name === name)?.value ?? undefined;
  return typeof value === 'object' ? constantIn(value.value) : value;
}
