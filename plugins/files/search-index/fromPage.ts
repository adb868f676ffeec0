import {matches, select, selectAll} from 'hast-util-select';
import {attribute, type Element, isHidden, type Nodes, type Page, pageTitle} from '../../shared/builtPage';
import {type PageText, type SectionText, tidy} from './page';

/**
 * Parts of a page that lead elsewhere or only serve the eye, and controls, which need a script. Also the link of a heading
 * to itself, the type of a field, which would separate its name from what it means, and the list of pages that changed
 * last, which says nothing about them.
 */
const skipped = `script, style, svg, nav, footer, form, button, template, noscript, dialog, [aria-hidden=true],
  [role=img], [data-island], [data-island-failure], [data-needs-script], [data-tab-list], .hash-link, .parameter-type,
  .recent-changes`;

/** What ends an element of a list or a table where its text has no punctuation. */
const ends: Record<string, string> = {dt: ':', dd: '.', tr: '.'};

/** Elements within a line of text; all others separate words. */
const inline = /^(?:a|abbr|b|code|em|i|kbd|mark|small|span|strong|sub|sup|time|wbr)$/;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Returns the rank of a heading from 1 to 6, and 0 for other elements. */
const rankOf = ({tagName}: Element): number => headings.indexOf(tagName) + 1;

/** Returns whether a node may be an item of a row, whose distance to the next one is only in the style sheet. */
const isItem = (node: Nodes | undefined): boolean =>
  node?.type === 'element' && ['a', 'span', 'strong'].includes(node.tagName);

/**
 * Returns the id by which a heading can be linked. A card's heading often has none, but is the first in a part that has.
 * @param parents the elements around the heading, the innermost last
 */
function idOf(heading: Element, parents: Element[]): string | undefined {
  const own = attribute(heading, 'id');
  if (own) return own;
  const part = parents.findLast((parent) => parent.properties.id);
  return part && select(headings.join(), part) === heading ? attribute(part, 'id') : undefined;
}

/** Returns whether code stands where a list or a table names what it describes, in a link or not. */
function isDefined({tagName}: Element, parents: Element[]): boolean {
  const [row, cell] = parents.filter((parent) => parent.tagName !== 'a').slice(-2);
  return tagName === 'code' && (cell?.tagName === 'dt' || (row?.tagName === 'tr' && row.children[0] === cell));
}

/** Cuts the main part of a page at the headings that can be linked to. */
class Cutter {
  /** The first section is the page's own beginning. */
  readonly sections: [SectionText, ...SectionText[]] = [{id: '', heading: '', level: 1, text: '', code: '', names: []}];

  readonly #skipped: Set<Nodes>;

  constructor(main: Element) {
    this.#skipped = new Set(selectAll(skipped, main));
  }

  get #current(): SectionText {
    return this.sections.at(-1) ?? this.sections[0];
  }

  read(node: Nodes, parents: Element[]): void {
    if (node.type !== 'element') {
      this.#current.text += this.#textOf(node);
      return;
    }
    if (this.#skipped.has(node)) return;
    const level = rankOf(node);
    const id = level > 1 ? idOf(node, parents) : undefined;
    if (isDefined(node, parents)) this.#current.names.push(tidy(this.#textOf(node)).replace(/^.*\./, ''));
    if (node.tagName === 'pre') {
      this.#current.code += ` ${node.children.map((child) => this.#textOf(child)).join('')} `;
    } else if (level === 1) {
      // Whatever is above the title leads elsewhere: a way back, the name of the area.
      Object.assign(this.#current, {heading: tidy(this.#textOf(node)), text: '', code: '', names: []});
    } else if (id) {
      this.sections.push({id, heading: tidy(this.#textOf(node)), level, text: '', code: '', names: []});
    } else {
      this.#readChildren(node, parents);
      this.#end(level > 0 || matches('.parameter-limit', node) ? '.' : ends[node.tagName]);
      if (!inline.test(node.tagName)) this.#current.text += ' ';
    }
  }

  #textOf(node: Nodes): string {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || this.#skipped.has(node)) return '';
    const text = node.children.map((child) => this.#textOf(child)).join('');
    return inline.test(node.tagName) ? text : ` ${text} `;
  }

  /** Ends a text with a mark, unless it's empty or already ends with one. */
  #end(mark: string | undefined): void {
    const text = this.#current.text.trimEnd();
    if (mark && text !== '' && !/[.:;!?]$/.test(text)) this.#current.text = text + mark;
  }

  #readChildren(element: Element, parents: Element[]): void {
    const isCell = ['td', 'th'].includes(element.tagName) && parents.at(-1)?.children[0] !== element;
    if (isCell) this.#current.text += ' · ';
    else if (!inline.test(element.tagName)) this.#current.text += ' ';
    // The bar above a code sample names its language, which is no part of the text.
    const isSample = element.properties.dataCode !== undefined;
    for (const [index, child] of element.children.entries()) {
      if (isItem(child) && isItem(element.children[index - 1])) this.#current.text += ' ';
      if (!isSample || (child.type === 'element' && child.tagName === 'pre')) this.read(child, [...parents, element]);
    }
  }
}

/**
 * Reads the text of a built page: its main part, cut at the headings that can be linked to.
 * @returns nothing for a page without a main part or a title, and for pages that ask not to be found
 */
export function pageText(page: Page): PageText | undefined {
  const main = select('main', page.body);
  const title = pageTitle(page);
  if (!main || title === '' || isHidden(page)) return undefined;
  const cutter = new Cutter(main);
  for (const child of main.children) cutter.read(child, []);
  const sections = cutter.sections.map((section) => ({...section, text: tidy(section.text)}));
  return {path: page.path, title, sections};
}
