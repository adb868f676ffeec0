import {highlight} from '../../src/components/CodeBlock/highlight';
import {languages} from '../../src/components/CodeBlock/languages';
import {attribute, element, type MarkdownFile, type MarkdownNode, transform} from '../shared/markdown';
import {languageFix} from './knownAs';
import {parseMeta} from './meta';

/** What a fence is called in a row of tabs: its language, or the tool it is for. */
export function fenceLabel({lang, meta}: MarkdownNode): string {
  return parseMeta(meta).title === 'curl' ? 'curl' : (languages[lang ?? '']?.label ?? 'Text');
}

function codeBlock(node: MarkdownNode, file: MarkdownFile, name?: string): MarkdownNode[] {
  const language = node.lang;
  if (!language) {
    return file.fail(
      'A code block needs a language. Fix: write it after the three backticks, as in ```bash.',
      node.position,
    );
  }
  if (!languages[language]) {
    return file.fail(`Unknown code language "${language}". Fix: ${languageFix(language)}`, node.position);
  }
  const {title, output, setup} = parseMeta(node.meta);
  if (setup) return [];
  return [
    element('CodeBlock', {
      html: highlight(node.value ?? '', language),
      language,
      languageLabel: output ? 'Output' : fenceLabel(node),
      title: title === 'curl' ? undefined : title,
      label: name,
    }),
  ];
}

/**
 * Remark plugin: colors every fence while the site is built and hands it to `<CodeBlock>` as finished HTML.
 * `<CodeTabs label="…">` gives its fences one label and makes each a `<CodeTab>` named after its language.
 * Fences marked `setup` are dropped. A fence without a known language fails the build at its place.
 */
export default function codeBlocks() {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    let count = 0;
    transform(tree, (node) => {
      if (node.type === 'code' && node.lang !== 'mermaid') return codeBlock(node, file);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'CodeTabs') return undefined;
      const name = attribute(node, 'label');
      if (!name) return file.fail('<CodeTabs> needs a label that says what the code does.', node.position);
      const fences = node.children?.filter((child) => child.type === 'code' && !parseMeta(child.meta).setup) ?? [];
      if (fences.length < 2)
        return file.fail('<CodeTabs> needs two or more fences; a single fence stands alone.', node.position);
      count += 1;
      const names = fences.map(fenceLabel);
      const tabs = fences.map((fence, index) => {
        const language = names[index] ?? '';
        if (names.indexOf(language) < index) {
          return file.fail(
            `<CodeTabs> already has a fence in ${language}. Fix: give each language one fence.`,
            fence.position,
          );
        }
        return element(
          'CodeTab',
          {language: language.toLowerCase(), label: language},
          codeBlock(fence, file, `${name}, ${language}`),
        );
      });
      return [element('CodeTabs', {id: `Code${count}`, label: name}, tabs)];
    });
  };
}
