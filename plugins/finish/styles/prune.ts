import {parse} from 'postcss';
import parseSelector from 'postcss-selector-parser';
import {PurgeCSS} from 'purgecss';

/** Matches what a script may use as the name of an element, a class, an id, an attribute, or a value. */
const name = /[\w-]+/g;

/**
 * Returns the attributes that a style sheet selects by. Scripts set them under other names (`dataset.themeChoice`), so
 * no rule is removed because its attribute isn't found.
 */
function attributesIn(css: string): string[] {
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
 * @param names the names and values in the pages' tags
 * @param scripts the scripts that change the pages
 * @param variables the custom properties to keep although no rule uses them
 */
export async function prune(
  css: string,
  names: Iterable<string>,
  scripts: string[],
  variables: string[] = [],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [[...names].join(' '), ...scripts].map((raw) => ({raw, extension: 'html'})),
    defaultExtractor: (text) => text.match(name) ?? [],
    dynamicAttributes: attributesIn(css),
    keyframes: true,
    variables: true,
    safelist: {variables},
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return result.css;
}
