import {languages as grammars} from 'prismjs/components.json';
import {highlight} from '../../../src/components/CodeBlock/highlight';
import {Prism} from '../../../src/components/CodeBlock/prism';
import {attribute, element, type MarkdownFile, type MarkdownNode, transform} from '../../shared/markdown';
import {languageFix, languageOf} from './languageNames';
import {markedLines, withLines} from './lines';
import {fenceLabel, parseMeta} from './meta';

/** Loads a grammar of Prism, and those that it extends. */
function loadGrammar(name: string): void {
  if (name in Prism.languages) return;
  const {require: needed = []} = (grammars as Record<string, {require?: string | string[]}>)[name] ?? {};
  [needed].flat().forEach(loadGrammar);
  require(`prismjs/components/prism-${name}`);
}

function codeBlock(node: MarkdownNode, file: MarkdownFile, name?: string): MarkdownNode[] {
  const language = node.lang;
  if (!language) {
    return file.fail(
      'A code block needs a language. Fix: write it after the three backticks, as in ```bash.',
      node.position,
    );
  }
  const {grammar} = languageOf(language) ?? {};
  if (!languageOf(language)) {
    return file.fail(`Unknown code language "${language}". Fix: ${languageFix(language)}`, node.position);
  }
  const {title, output, setup, firstLine} = parseMeta(node.meta);
  if (setup) return [];
  if (grammar) loadGrammar(grammar);
  const {code, marked} = markedLines(node);
  return [
    element('CodeBlock', {
      html: withLines(highlight(code, language), marked, firstLine),
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
 * removed. A block without a known language is an error.
 */
export default function codeBlocks() {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    transform(tree, (node) => {
      if (node.type === 'code' && node.lang !== 'mermaid') return codeBlock(node, file);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'CodeTabs') return undefined;
      const name = attribute(node, 'label');
      if (!name)
        return file.fail('<CodeTabs> needs a label. Fix: write what the code does as label="…".', node.position);
      const fences = node.children?.filter((child) => child.type === 'code' && !parseMeta(child.meta).setup) ?? [];
      if (fences.length < 2)
        return file.fail(
          '<CodeTabs> needs at least two code blocks. Fix: add the same task in another language, or delete the tags.',
          node.position,
        );
      const names = fences.map(fenceLabel);
      const tabs = fences.map((fence, index) => {
        const language = names[index] ?? '';
        if (names.indexOf(language) < index) {
          return file.fail(
            `<CodeTabs> already has a block in ${language}. Fix: keep one block for each language.`,
            fence.position,
          );
        }
        return element(
          'CodeTab',
          {language: language.toLowerCase(), label: language},
          codeBlock(fence, file, `${name}, ${language}`),
        );
      });
      return [element('CodeTabs', {}, tabs)];
    });
  };
}
