import type {DefaultTreeAdapterMap} from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

export const isElement = (node: unknown): node is HtmlElement =>
  typeof node === 'object' && node !== null && 'tagName' in node;

/** The value of an element's attribute, if it has it. */
export const htmlAttribute = ({attrs}: HtmlElement, name: string): string | undefined =>
  attrs.find((entry) => entry.name === name)?.value;

/** The first element in reading order that is wanted, at any depth. */
export function findFirst(nodes: HtmlNode[], wanted: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = wanted(node) ? node : findFirst(node.childNodes, wanted);
    if (found) return found;
  }
  return undefined;
}

/** What a page's `<meta name="…">` says; empty when it has none. */
export function metaContent(nodes: HtmlNode[], name: string): string {
  const meta = findFirst(nodes, (element) => element.tagName === 'meta' && htmlAttribute(element, 'name') === name);
  return (meta && htmlAttribute(meta, 'content')) ?? '';
}

/** A page's title without the site's name. */
export function pageTitle(nodes: HtmlNode[]): string {
  const [text] = findFirst(nodes, ({tagName}) => tagName === 'title')?.childNodes ?? [];
  return text && 'value' in text
    ? text.value
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/ \| [^|]*$/, '')
    : '';
}
