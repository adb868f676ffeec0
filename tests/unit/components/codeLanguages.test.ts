/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {parseMarkdown, walk} from '../../../authoring/markdown';
import {fenceLabel} from '../../../plugins/code-blocks/meta';

const sheet = 'src/components/CodeTabs/styles.module.css';
const css = readFileSync(sheet, 'utf8');

/** Returns the languages in a page's tabs, as the keys by which tabs store them. */
function languagesInTabs(file: string): string[] {
  const tree = parseMarkdown(readFileSync(`docs/${file}`, 'utf8'));
  if (!('type' in tree)) throw new Error(`docs/${file}:${tree.line}: ${tree.reason}`);
  return [...walk(tree)]
    .filter(({node, within}) => node.type === 'code' && within?.name === 'CodeTabs')
    .map(({node}) => fenceLabel(node).toLowerCase());
}

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
const languages = new Set(pages.flatMap(languagesInTabs));

// Without the two rules, the first frame shows another language than the one that the reader chose.
it.each([...languages])(`tabs in %s have their two rules for the first frame in ${sheet}`, (language) => {
  const panel = `> [data-language="${language}"]`;
  expect(css.split(`html[data-code-language="${language}"]`)).toHaveLength(3);
  expect(css.split(panel)).toHaveLength(3);
});
