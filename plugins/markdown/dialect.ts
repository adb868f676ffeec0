import {constantIn, type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';
import {canonicalLanguage} from './code-blocks/languageNames';

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
      const {position, type} = node;
      // Only `:::` of an admonition is syntax: `0:max[ms]` is text.
      const text = /^(?:text|leaf)Directive$/.test(type)
        ? source.slice(position?.start.offset, position?.end.offset)
        : /^mdx(?:Text|Flow)Expression$/.test(type)
          ? constantIn(node.value ?? '')
          : undefined;
      if (text === undefined) return undefined;
      const leaf = {type: 'text', value: text, position};
      return /^(?:leaf|mdxFlow)/.test(type) ? [{type: 'paragraph', children: [leaf], position}] : [leaf];
    });
  };
}
