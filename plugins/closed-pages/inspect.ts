import {type DefaultTreeAdapterMap, parse} from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Attributes = Record<string, string>;

/** What a policy without exceptions needs to know of a page. */
interface Inspection {
  /** The texts of the scripts that stand in the page and that the browser acts on. */
  scripts: string[];
  /** What the policy would block, one sentence each, with what to do about it. */
  faults: string[];
}

/** Types of inline scripts that are data: nothing acts on them, so no policy asks for their hash. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Links that only name another page, as against those by which the browser loads a file. */
const namingLinks = new Set(['canonical', 'alternate', 'author', 'license', 'next', 'prev', 'me']);

/** Elements that would open the page to content of others, or move its addresses. */
const refusedElements = new Set(['base', 'embed', 'frame', 'iframe', 'object', 'style']);

const isOwn = (address: string): boolean => /^(?:\/(?![/\\])|[#.?]|[\w-]+(?:[/.?#]|$))/.test(address.trim());

/** The addresses that an element makes the browser load. */
function loadedAddresses(tag: string, attributes: Attributes): string[] {
  if (tag === 'link' && namingLinks.has(attributes.rel ?? '')) return [];
  const sources = attributes.srcset?.split(',').map((source) => source.trim().split(/\s/)[0] ?? '') ?? [];
  const reference = tag === 'a' || tag === 'area' ? undefined : (attributes.href ?? attributes['xlink:href']);
  return [reference, attributes.src, attributes.poster, ...sources].filter((address): address is string =>
    Boolean(address),
  );
}

function faultsOf(tag: string, attributes: Attributes): string[] {
  const names = Object.keys(attributes);
  return [
    ...(refusedElements.has(tag) ? [`a <${tag}> element. Fix: leave it out; styles belong into a CSS module`] : []),
    ...names
      .filter((name) => name === 'style')
      .map(() => `style="${attributes.style}" on <${tag}>. Fix: use a class, or an attribute that CSS knows`),
    ...names
      .filter((name) => name.startsWith('on'))
      .map((name) => `the handler ${name} on <${tag}>. Fix: mark the element and write a behavior in src/enhance`),
    ...names
      .filter((name) => name === 'action' || name === 'formaction')
      .map(() => `an address to send a form to, on <${tag}>. Fix: answer with a behavior in src/enhance`),
    ...Object.values(attributes)
      .filter((value) => /^\s*javascript:/i.test(value))
      .map(() => `a javascript: address on <${tag}>. Fix: use a button and a behavior in src/enhance`),
    ...loadedAddresses(tag, attributes)
      .filter((address) => !isOwn(address))
      .map((address) => `${address}, loaded by <${tag}>. Fix: serve the file from this site`),
  ];
}

const isElement = (node: object): node is Element => 'tagName' in node;

function* elementsBelow(parent: {childNodes: object[]}): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsBelow('content' in node ? (node.content as Element) : node);
  }
}

function inlineScript({tagName, childNodes}: Element, {src, type = ''}: Attributes): string[] {
  if (tagName !== 'script' || src !== undefined || dataTypes.has(type)) return [];
  return [childNodes.map((node) => ('value' in node ? node.value : '')).join('')];
}

/** Reads a built page as a browser does, with what it holds for readers without scripts. */
export function inspectPage(html: string): Inspection {
  const found: Inspection = {scripts: [], faults: []};
  for (const element of elementsBelow(parse(html, {scriptingEnabled: false}))) {
    const attributes = Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));
    found.faults.push(...faultsOf(element.tagName, attributes));
    found.scripts.push(...inlineScript(element, attributes));
  }
  return found;
}

/** The addresses in a style sheet that the policy would block: of other sites, and data written into it. */
export function inspectStyles(css: string): string[] {
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)];
  return addresses
    .map(([, inUrl, imported]) => inUrl ?? imported ?? '')
    .filter((address) => !isOwn(address))
    .map((address) => `${address.slice(0, 80)}. Fix: put the file into static/ and name it by its path`);
}
