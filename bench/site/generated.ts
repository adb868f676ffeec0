import {type MarkdownNode, plainText, textNode} from '../../plugins/shared/markdown';
import type {BenchPage} from './content';
import type {Content} from './projects';

const wordsOfAPage = 700;
const groupSize = 40;
const paragraphsOfASection = 4;
const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Returns the words of every paragraph, or of every heading, of the real pages. */
function proseOf(pages: BenchPage[], type: 'paragraph' | 'heading'): string[] {
  const collect = (node: MarkdownNode): string[] =>
    node.type === type ? [plainText(node)] : (node.children ?? []).flatMap(collect);
  return pages.flatMap(({tree}) => collect(tree)).filter((text) => count(text) >= (type === 'heading' ? 1 : 12));
}

/** Returns a page whose text depends only on its number. */
function generatePage(number: number, paragraphs: string[], headings: string[]): BenchPage {
  const pick = (list: string[], step: number): string => list[(number * 31 + step * 17) % list.length] ?? '';
  const children: MarkdownNode[] = [];
  for (let words = 0, step = 0; words < wordsOfAPage; step++) {
    if (step > 0 && step % paragraphsOfASection === 0)
      children.push({type: 'heading', depth: 2, children: [textNode(pick(headings, step))]} as MarkdownNode);
    const text = pick(paragraphs, step);
    children.push({type: 'paragraph', children: [textNode(text)]});
    words += count(text);
  }
  const topic = pick(headings, 0)
    .replace(/[^\w\s]/g, '')
    .trim();
  const description = `Generated page ${number} of the bench, with as much text as a short guide of the documentation has.`;
  return {id: `generated-${number}`, title: `Guide ${number}: ${topic}`, description, tree: {type: 'root', children}};
}

/** Adds pages made from the documentation's own prose to the real documentation, in collapsed groups of forty. */
export function grownContent({pages, groups}: Content, added: number): Content {
  const [paragraphs, headings] = [proseOf(pages, 'paragraph'), proseOf(pages, 'heading')];
  const more = Array.from({length: added}, (_, index) => generatePage(index + 1, paragraphs, headings));
  const moreGroups = Array.from({length: Math.ceil(added / groupSize)}, (_, index) => ({
    label: `Guides, part ${index + 1}`,
    ids: more.slice(index * groupSize, (index + 1) * groupSize).map(({id}) => id),
    collapsed: true,
  }));
  return {pages: [...pages, ...more], groups: [...groups, ...moreGroups]};
}
