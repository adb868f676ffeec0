import {type MarkdownNode, plainText} from '../../plugins/shared/markdown';
import type {BenchPage} from './content';
import type {Content} from './projects';

const wordsOfAPage = 700;
const groupSize = 40;
const paragraphsOfASection = 4;
const seed = 20_26;

/**
 * Generates the same numbers from 0 to 1 in every run: a linear congruential generator with Knuth's constants, modulo
 * 2^32.
 */
function seededRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Returns the words of every paragraph, or of every heading, of the real pages. */
function proseOf(pages: BenchPage[], type: 'paragraph' | 'heading'): string[] {
  const collect = (node: MarkdownNode): string[] =>
    node.type === type ? [plainText(node)] : (node.children ?? []).flatMap(collect);
  return pages.flatMap(({tree}) => collect(tree)).filter((text) => count(text) >= (type === 'heading' ? 1 : 12));
}

function generatePage(number: number, paragraphs: string[], headings: string[], random: () => number): BenchPage {
  const pick = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const children: MarkdownNode[] = [];
  for (let words = 0, written = 0; words < wordsOfAPage; written++) {
    const startsSection = written > 0 && written % paragraphsOfASection === 0;
    if (startsSection)
      children.push({type: 'heading', depth: 2, children: [{type: 'text', value: pick(headings)}]} as MarkdownNode);
    const value = pick(paragraphs);
    children.push({type: 'paragraph', children: [{type: 'text', value}]});
    words += count(value);
  }
  const topic = pick(headings)
    .replace(/[^\w\s]/g, '')
    .trim();
  const description = `Generated page ${number} of the bench, with as much text as a short guide of the documentation has.`;
  return {id: `generated-${number}`, title: `Guide ${number}: ${topic}`, description, tree: {type: 'root', children}};
}

/** Adds pages made from the documentation's own prose to the real documentation, in collapsed groups of forty. */
export function grownContent({pages, groups}: Content, added: number): Content {
  const random = seededRandom(seed);
  const [paragraphs, headings] = [proseOf(pages, 'paragraph'), proseOf(pages, 'heading')];
  const more = Array.from({length: added}, (_, index) => generatePage(index + 1, paragraphs, headings, random));
  const moreGroups = Array.from({length: Math.ceil(added / groupSize)}, (_, index) => ({
    label: `Guides, part ${index + 1}`,
    ids: more.slice(index * groupSize, (index + 1) * groupSize).map(({id}) => id),
    collapsed: true,
  }));
  return {pages: [...pages, ...more], groups: [...groups, ...moreGroups]};
}
