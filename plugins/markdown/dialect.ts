import {type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';
import {canonicalLanguage} from './code-blocks/languageNames';

/** Returns a part of a node's source as text. */
function sourceText({position}: MarkdownNode, from: number, to: number, source: string): MarkdownNode {
  const {start = {line: 1, column: 1}, end = start} = position ?? {};
  return {
    type: 'text',
    value: source.slice(from, to),
    position: {start: {...start, offset: from}, end: {...end, offset: to}},
  };
}

/** Returns what a directive looks like in the source. Only `:::` of an admonition is syntax; `0:max[ms]` is text. */
function asText(node: MarkdownNode, source: string): MarkdownNode[] {
  const {children = [], position} = node;
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
  const inner = [children[0]?.position?.start.offset ?? to, children.at(-1)?.position?.end.offset ?? to] as const;
  const parts = [sourceText(node, from, inner[0], source), ...children, sourceText(node, inner[1], to, source)];
  return parts.filter(({value}) => value !== '');
}

/** The text of an expression that is a constant: `{'text'}`, `` {`text`} ``, or `{1}`. */
function constantIn({data, value = ''}: MarkdownNode): string | undefined {
  const [statement] = data?.estree?.body ?? [];
  const {type, value: literal, expressions, quasis} = statement?.expression ?? {};
  if (type === 'Literal' && !/^\s*\//.test(value)) return String(literal);
  return type === 'TemplateLiteral' && expressions?.length === 0 ? quasis?.[0]?.value.cooked : undefined;
}

/**
 * Remark plugin: reads what authors of other Docusaurus sites write. Text that looks like a directive stays text,
 * constants in braces become text, code languages get our names, and HTML elements look like those of Markdown.
 */
export default function dialect() {
  return (tree: MarkdownNode, {value}: MarkdownFile): void => {
    const source = String(value);
    transform(tree, (node) => {
      if (node.type === 'code' && node.lang) node.lang = canonicalLanguage(node.lang);
      // MDX marks elements that authors write as HTML, and then no component replaces them.
      if (node.type.startsWith('mdxJsx') && /^(?:a|img|table)$/.test(node.name ?? '')) delete node.data;
      if (node.type === 'textDirective') return asText(node, source);
      if (node.type === 'leafDirective')
        return [{type: 'paragraph', children: asText(node, source), position: node.position}];
      if (!/^mdx(?:Text|Flow)Expression$/.test(node.type)) return undefined;
      const text = constantIn(node);
      if (text === undefined) return undefined;
      const leaf = {type: 'text', value: text, position: node.position};
      return node.type === 'mdxTextExpression' ? [leaf] : [{...leaf, type: 'paragraph', children: [leaf]}];
    });
  };
}
