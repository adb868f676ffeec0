/** The kinds of addresses that a request can name. */
export type Address =
  /** A path that no browser sends for our links: invalid escapes, control characters, backslashes, or `..` segments. */
  | {kind: 'malformed'}
  /** A path that is never served: hidden files, compressed copies by their own name, empty segments. */
  | {kind: 'refused'}
  /** Another form of a page's address, such as `/products/` or `/products.html`, which leads to `page`. */
  | {kind: 'unclean'; page: string}
  | {kind: 'clean'; path: string};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const neverSent = /[\u0000-\u001f\u007f\\]|(?:^|\/)\.\.(?:\/|$)/;
const neverServed = /\/\.(?!well-known\/)|\/\/|\.(?:br|gz)$|^\/404(?:\.html)?\/?$/;
const home = /^\/index(?:\.html|\/)?$/;
const unclean = /^((?:\/[\w-]+)+?)(?:\/index)?(?:\.html|\/)$/;

/**
 * Reads the path of a request. Only a path of plain characters is redirected, so no redirect can be made to point to
 * another site.
 * @param target the request's target as it was sent, such as `/products/?a=1` or `http://host/products`
 */
export function readAddress(target: string): Address {
  const [raw = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(raw || '/');
  } catch {
    return {kind: 'malformed'};
  }
  if (!path.startsWith('/') || neverSent.test(path)) return {kind: 'malformed'};
  if (neverServed.test(path)) return {kind: 'refused'};
  const page = home.test(path) ? '/' : unclean.exec(path)?.[1];
  return page ? {kind: 'unclean', page} : {kind: 'clean', path};
}
