import {languages as grammars} from 'prismjs/components.json';
import {highlight} from '../../../src/components/CodeBlock/highlight';
import {Prism} from '../../../src/components/CodeBlock/prism';
import {attribute, element, type MarkdownNode, transform} from '../../shared/markdown';
import {languageOf} from './languageNames';
import {markedLines, withLines} from './lines';
import {fenceLabel, parseMeta} from './meta';

/** Loads a grammar of Prism, and those that it extends. */
function loadGrammar(name: string): void {
  if (name in Prism.languages) return;
  const {require: needed = []} = (grammars as Record<string, {require?: string | string[]}>)[name] ?? {};
  [needed].flat().forEach(loadGrammar);
  require(`prismjs/components/prism-${name}`);
}

function codeBlock(node: MarkdownNode, name?: string): MarkdownNode[] {
  const language = node.lang ?? 'text';
  const {title, output, setup, firstLine} = parseMeta(node.meta);
  if (setup) return [];
  const {grammar} = languageOf(language) ?? {};
  if (grammar) loadGrammar(grammar);
  const {code, marked} = markedLines(node);
  // Where a command wraps, the backslash at a line's end stays with what is before it.
  const html = highlight(code, language).replace(/ \\$/gm, '<span class="nowrap">$&</span>');
  return [
    element('CodeBlock', {
      html: withLines(html, marked, firstLine),
      language,
      languageLabel: output ? 'Output' : fenceLabel(node),
      title: title === 'curl' ? undefined : title,
      label: name,
    }),
  ];
}

/**
 * Remark plugin that colors every code block when the site is built, and passes it to `<CodeBlock>` as HTML. In
 * `<CodeTabs label="…">`, each block becomes a `<CodeTab>` with the name of its language. Blocks marked `setup` are
 * removed. The documentation check, which runs before, reports unknown languages and tabs that aren't complete.
 */
export default function codeBlocks() {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      if (node.type === 'code' && node.lang !== 'mermaid') return codeBlock(node);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'CodeTabs') return undefined;
      const name = attribute(node, 'label');
      const fences = node.children?.filter((child) => child.type === 'code' && !parseMeta(child.meta).setup) ?? [];
      const tabs = fences.map((fence) => {
        const label = fenceLabel(fence);
        return element('CodeTab', {language: label.toLowerCase(), label}, codeBlock(fence, `${name}, ${label}`));
      });
      return [element('CodeTabs', {}, tabs)];
    });
  };
}
