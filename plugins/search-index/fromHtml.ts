import {parse} from 'parse5';
import {
  htmlAttribute as attribute,
  type HtmlElement as Element,
  findFirst,
  isElement,
  metaContent,
  type HtmlNode as Node,
  pageTitle,
} from '../shared/html';
import {type PageText, type SectionText, tidy} from './page';

/** Parts of a page that lead elsewhere or only serve the eye. */
const skipped = new Set([
  'script',
  'style',
  'svg',
  'nav',
  'footer',
  'form',
  'button',
  'template',
  'noscript',
  'dialog',
]);

/** Elements that stand in the line; all others part words from each other. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
]);

const levelOf = ({tagName}: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'class') === 'hash-link' ||
    attribute(element, 'data-tab-list') !== undefined
  );
}

function textOf(node: Node): string {
  if (!isElement(node)) return node.nodeName === '#text' && 'value' in node ? node.value : '';
  if (isSkipped(node)) return '';
  const text = node.childNodes.map(textOf).join('');
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** A card's heading often has no id of its own, but stands first in a part that has one. */
function idOf(heading: Element): string | undefined {
  const own = attribute(heading, 'id');
  if (own) return own;
  for (let node: unknown = heading.parentNode; isElement(node) && node.tagName !== 'main'; node = node.parentNode) {
    const id = attribute(node, 'id');
    if (id) return findFirst(node.childNodes, (child) => levelOf(child) > 0) === heading ? id : undefined;
  }
  return undefined;
}

function collect(node: Node, sections: SectionText[]): void {
  const current = sections.at(-1);
  if (!current) return;
  if (!isElement(node)) {
    current.text += textOf(node);
    return;
  }
  if (isSkipped(node)) return;
  if (node.tagName === 'pre') {
    current.code += ` ${node.childNodes.map(textOf).join('')} `;
    return;
  }
  const level = levelOf(node);
  const id = level > 1 ? idOf(node) : undefined;
  if (level === 1) {
    // What stands above the title leads elsewhere: a way back, the name of the area.
    Object.assign(current, {heading: tidy(textOf(node)), text: '', code: ''});
  } else if (id) {
    sections.push({id, heading: tidy(textOf(node)), level, text: '', code: ''});
  } else {
    collectChildren(node, sections, level > 0 ? '. ' : inline.has(node.tagName) ? '' : ' ');
  }
}

function collectChildren(element: Element, sections: SectionText[], end: string): void {
  const isCell = /^t[dh]$/.test(element.tagName) && element.parentNode?.childNodes[0] !== element;
  const first = sections.at(-1);
  if (first) first.text += isCell ? ' · ' : end && ' ';
  // The bar above a code sample names its language, which is no part of the text.
  const isSample = attribute(element, 'data-code') !== undefined;
  for (const child of element.childNodes) {
    if (!isSample || (isElement(child) && child.tagName === 'pre')) collect(child, sections);
  }
  const last = sections.at(-1);
  if (last) last.text += end;
}

/**
 * Reads a built page: its main part, cut at the headings that can be linked to.
 * @returns nothing for a page without a main part or a title, and for pages that ask not to be found
 */
export function pageFromHtml(html: string, path: string): PageText | undefined {
  const {childNodes} = parse(html);
  const main = findFirst(childNodes, ({tagName}) => tagName === 'main');
  if (!main || metaContent(childNodes, 'robots').includes('noindex')) return undefined;
  const sections: SectionText[] = [{id: '', heading: '', level: 1, text: '', code: ''}];
  for (const child of main.childNodes) collect(child, sections);
  const title = pageTitle(childNodes);
  return title === ''
    ? undefined
    : {path, title, sections: sections.map((section) => ({...section, text: tidy(section.text)}))};
}
