/** A tag, whose attributes may hold any character in quotes. Text that looks like an attribute stands outside of it. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/** An attribute in a tag, with its value in quotes or without. */
const attribute = / ([\w:-]+)(?:=("[^"]*"|[^\s"'>]+))?/g;

/**
 * Rewrites the attributes of a page as the minified HTML writes them.
 * @param rewrite gets an attribute's name, its value (in quotes if it has them, empty without one) and the whole of it
 *   with the space before it, and returns what stands in its place
 */
export function rewriteAttributes(
  html: string,
  rewrite: (name: string, value: string, whole: string) => string,
): string {
  return html.replace(tag, (text) =>
    text.replace(attribute, (whole, name: string, value = '') => rewrite(name, value, whole)),
  );
}
