import type {Element} from 'hast';

/** An address that an element makes the browser load, or send a form to, and the directive that decides about it. */
export interface Load {
  directive: string;
  address: string;
}

/** Links that only name another page, and don't make the browser load a file. */
const namingLinks = new Set(['canonical', 'alternate', 'author', 'license', 'next', 'prev', 'me']);

/** The directive of a `<link>`, by its `rel`, or by its `as` when it loads a file ahead. */
const linkDirectives: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
};

/** The directive of each attribute that loads something, by element; `*` stands for all other elements. */
const directives: Record<string, Record<string, string>> = {
  a: {},
  area: {},
  base: {href: 'base-uri'},
  form: {action: 'form-action'},
  script: {src: 'script-src', href: 'script-src'},
  iframe: {src: 'frame-src', srcDoc: 'frame-src'},
  frame: {src: 'frame-src'},
  embed: {src: 'object-src'},
  object: {data: 'object-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  source: {src: 'media-src'},
  track: {src: 'media-src'},
  '*': {src: 'img-src', href: 'img-src', xLinkHref: 'img-src', poster: 'img-src', formAction: 'form-action'},
};

function linkLoads({properties: {rel, as, href}}: Element): Load[] {
  const kinds = Array.isArray(rel) ? rel.map(String) : [];
  if (typeof href !== 'string' || kinds.every((kind) => namingLinks.has(kind))) return [];
  const kind = [...kinds, String(as)].find((name) => name in linkDirectives);
  return [{directive: (kind && linkDirectives[kind]) ?? 'connect-src', address: href}];
}

/** Returns the addresses of a `srcset`, without the sizes that follow each. */
function sourceSet({properties: {srcSet}}: Element): Load[] {
  if (srcSet === undefined) return [];
  const addresses = String(srcSet)
    .split(',')
    .map((source) => source.trim().split(' ')[0] ?? '');
  return addresses.filter(Boolean).map((address) => ({directive: 'img-src', address}));
}

/** Returns everything that an element makes the browser load, or send to. */
export function loadedBy(element: Element): Load[] {
  if (element.tagName === 'link') return linkLoads(element);
  const own = directives[element.tagName] ?? directives['*'] ?? {};
  const addresses = Object.entries(element.properties).flatMap(([name, address]) => {
    const directive = own[name];
    return directive && typeof address === 'string' && address !== '' ? [{directive, address}] : [];
  });
  return [...addresses, ...sourceSet(element)];
}
