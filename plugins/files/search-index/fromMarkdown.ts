import type {DocsPage} from '../../shared/docsPages';
import {nameHeadings} from '../../shared/headingIds';
import type {MarkdownNode} from '../../shared/markdown';
import {type PageText, type SectionText, tidy} from './page';

/** Node types that contain no words for readers. */
const hidden = ['yaml', 'mdxjsEsm', 'mdxTextExpression', 'mdxFlowExpression'];

/** Node types after which a word ends. */
const separate = ['paragraph', 'listItem', 'tableRow', 'heading'];

function textOf(node: MarkdownNode): string {
  if (hidden.includes(node.type)) return '';
  if (node.type === 'tableCell') return `${node.children?.map(textOf).join('') ?? ''} · `;
  const text = node.value ?? node.children?.map(textOf).join('') ?? '';
  return separate.includes(node.type) ? `${text} ` : text;
}

/** Cuts a page at its headings. */
function splitAtHeadings(tree: MarkdownNode, title: string): SectionText[] {
  const headings = new Map(nameHeadings(tree, textOf).map(({node, text, id}) => [node, {heading: tidy(text), id}]));
  const sections: SectionText[] = [{id: '', heading: title, level: 1, text: '', code: '', names: []}];
  const walk = (node: MarkdownNode) => {
    const current = sections.at(-1);
    if (!current) return;
    const heading = headings.get(node);
    if (heading) sections.push({...heading, level: node.depth ?? 2, text: '', code: '', names: []});
    else if (node.type === 'code') current.code += ` ${node.value ?? ''}`;
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'root') node.children?.forEach(walk);
    else current.text += textOf(node);
  };
  walk(tree);
  return sections.map((section) => ({...section, text: tidy(section.text)}));
}

/**
 * Returns the text of a documentation page from its Markdown, with figures and the API reference filled in. The live
 * preview needs this, because it renders a page only when someone opens it.
 */
export const pageFromMarkdown = (
  {permalink: path, title}: Pick<DocsPage, 'permalink' | 'title'>,
  tree: MarkdownNode,
): PageText => ({path, title, sections: splitAtHeadings(tree, title)});
