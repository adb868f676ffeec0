import {type ChildNode, parse, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Returns every word of a text that may be the name of an element, a class, an id, an attribute, or a value. */
export const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Returns a style sheet without the rules that its pages can't use.
 * @param css the whole style sheet
 * @param names the names and values in the pages' tags, and in the scripts that change the pages
 */
export async function prune(css: string, names: Iterable<string>): Promise<string> {
  const words = [...names];
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: words.join(' '), extension: 'html'}],
    defaultExtractor: namesIn,
    // Scripts set attributes under other names (`dataset.themeChoice`), so no rule is removed because its attribute isn't found.
    dynamicAttributes: css.match(/(?<=\[)[\w-]+/g) ?? [],
    variables: true,
    // A rule that only names states, such as `:focus-visible`, applies to all elements. PurgeCSS would remove it.
    safelist: {standard: [/^:[\w-]+$/], variables: words.flatMap(namesIn).filter((word) => word.startsWith('--'))},
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  const styles = parse(result.css);
  // PurgeCSS's own option would keep the animations of nested rules that it removes.
  styles.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(result.css)) rule.remove();
  });
  return styles.toString();
}

/** Returns a declaration, or a rule without its content, with the rules around it. */
function place(node: ChildNode): string {
  const own =
    node.type === 'rule' ? node.selector : node.type === 'atrule' ? `@${node.name} ${node.params}` : `${node}`;
  const around = node.parent as ChildNode | Root | undefined;
  return around && around.type !== 'root' ? `${place(around)}{${own}` : own;
}

/** Returns a style sheet without the declarations that another one contains in the same rules. */
export function subtract(css: string, other: string): string {
  const known = new Set<string>();
  parse(other).walkDecls((declaration) => void known.add(place(declaration)));
  const rest = parse(css);
  rest.walkDecls((declaration) => {
    if (!known.has(place(declaration))) return;
    let node: ChildNode = declaration;
    // Rules that would be empty are removed, too.
    while (node.parent?.nodes?.length === 1 && node.parent.type !== 'root') node = node.parent as ChildNode;
    node.remove();
  });
  return rest.toString();
}
