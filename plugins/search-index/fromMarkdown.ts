import {slug} from '../../src/search/shape';
import type {MarkdownNode} from '../shared/markdown';
import {markdownReader, type Transformer} from '../shared/readMarkdown';
import {type PageText, type SectionText, tidy} from './page';

/** A documentation page's source, as Docusaurus knows it. */
export interface Source {
  file: string;
  path: string;
  title: string;
}

function textOf(node: MarkdownNode): string {
  if (/^(yaml|mdxjsEsm|mdx\w+Expression)$/.test(node.type)) return '';
  if (node.type === 'tableCell') return `${node.children?.map(textOf).join('') ?? ''} · `;
  const text = node.value ?? node.children?.map(textOf).join('') ?? '';
  return /^(paragraph|listItem|tableRow|heading)$/.test(node.type) ? `${text} ` : text;
}

/** `## Heading {#id}` names its own id; any other heading gets its slug, numbered when it comes again. */
function nameHeading(words: string, taken: Set<string>): {heading: string; id: string} {
  const [, heading = words, own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(words) ?? [];
  const wanted = own ?? slug(heading);
  let id = wanted;
  for (let count = 1; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return {heading, id};
}

function cutAtHeadings(tree: MarkdownNode, title: string): SectionText[] {
  const taken = new Set<string>();
  const sections: SectionText[] = [{id: '', heading: title, level: 1, text: '', code: ''}];
  const walk = (node: MarkdownNode & {depth?: number}) => {
    const current = sections.at(-1);
    if (!current) return;
    if (node.type === 'heading')
      sections.push({...nameHeading(tidy(textOf(node)), taken), level: node.depth ?? 2, text: '', code: ''});
    else if (node.type === 'code') current.code += ` ${node.value ?? ''}`;
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'root') node.children?.forEach(walk);
    else current.text += textOf(node);
  };
  walk(tree);
  return sections.map((section) => ({...section, text: tidy(section.text)}));
}

/**
 * Reads documentation pages from their Markdown, with figures and the API reference filled in: for the live preview,
 * where no page is rendered before somebody asks for it.
 */
export async function pagesFromMarkdown(sources: Source[], transformers: Transformer[]): Promise<PageText[]> {
  const read = await markdownReader(transformers);
  return Promise.all(
    sources.map(async ({file, path, title}) => {
      return {path, title, sections: cutAtHeadings(await read(file), title)};
    }),
  );
}
