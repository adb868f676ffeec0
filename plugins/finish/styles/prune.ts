import {parse} from 'postcss';
import parseSelector from 'postcss-selector-parser';
import {PurgeCSS} from 'purgecss';

/** Returns every word of a text that may be the name of an element, a class, an id, an attribute, or a value. */
export const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Returns the attributes that a style sheet selects by. Scripts set them under other names (`dataset.themeChoice`), so
 * no rule is removed because its attribute isn't found.
 */
export function attributesIn(css: string): string[] {
  const attributes = new Set<string>();
  const collect = parseSelector((selectors) =>
    selectors.walkAttributes(({attribute}) => void attributes.add(attribute)),
  );
  parse(css).walkRules(({selector}) => {
    if (selector.includes('[')) collect.processSync(selector);
  });
  return [...attributes];
}

/**
 * Returns a style sheet without the rules that its pages can't use.
 * @param css the whole style sheet
 * @param names the names and values in the pages' tags, and in the scripts that change the pages
 * @param attributes what `attributesIn` returns for this style sheet, or for one that contains all of it
 */
export async function prune(css: string, names: Iterable<string>, attributes: string[]): Promise<string> {
  const words = [...names];
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: words.join(' '), extension: 'html'}],
    defaultExtractor: namesIn,
    dynamicAttributes: attributes,
    keyframes: true,
    variables: true,
    // A rule that only names states, such as `:focus-visible`, applies to all elements. PurgeCSS would remove it.
    safelist: {standard: [/^:[\w-]+$/], variables: words.filter((word) => word.startsWith('--'))},
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return result.css;
}
