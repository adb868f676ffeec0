import {PurgeCSS} from 'purgecss';

/** What may be the name of an element, a class, an id, an attribute or a value in HTML or a script. */
const name = /[\w-]+/g;

/** Attributes that a style sheet asks for. Scripts set them under other names (`dataset.themeChoice`), so none is pruned. */
const attributesIn = (css: string) => [...css.matchAll(/\[([\w-]+)/g)].map(([, attribute = '']) => attribute);

/**
 * A style sheet without what its pages can't use.
 * @param css the whole style sheet
 * @param texts the pages' HTML, and the scripts that change them
 */
export async function prune(css: string, texts: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: texts.map((raw) => ({raw, extension: 'html'})),
    defaultExtractor: (text) => text.match(name) ?? [],
    dynamicAttributes: attributesIn(css),
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return result.css;
}
