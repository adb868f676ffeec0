import {type AtRule, type ChildNode, type Container, type Document, parse, type Rule} from 'postcss';

const isRule = (node: Container | Document | undefined): node is Rule | AtRule =>
  node?.type === 'rule' || node?.type === 'atrule';

/** Returns the at-rules and rules around a node, as text. */
function contextOf(node: ChildNode): string {
  const context: string[] = [];
  for (let parent = node.parent; isRule(parent); parent = parent.parent)
    context.unshift(parent.type === 'rule' ? parent.selector : `@${parent.name} ${parent.params}`);
  return context.join('\n');
}

/** At-rules that only make sense as a whole. */
const wholes = new Set(['font-face', 'keyframes', 'property', 'layer', 'import', 'charset', 'page']);

const isWhole = ({name, nodes}: AtRule): boolean => wholes.has(name) && (name !== 'layer' || nodes === undefined);

/** Returns everything in a style sheet: declarations by their selector and context, and whole at-rules. */
export function stylesIn(css: string): Set<string> {
  const known = new Set<string>();
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (isWhole(rule)) known.add(rule.toString());
  });
  root.walkRules((rule) => {
    for (const selector of rule.selectors)
      for (const declaration of rule.nodes) known.add(`${contextOf(rule)}\n${selector}\n${declaration}`);
  });
  return known;
}

/** Returns the names of the custom properties that a style sheet gives the whole document. */
export function documentVariables(css: string): string[] {
  const names = new Set<string>();
  parse(css).walkRules(':root', (rule) => rule.walkDecls(/^--/, ({prop}) => void names.add(prop)));
  return [...names];
}

function reduce(rule: Rule, known: Set<string>): void {
  const context = contextOf(rule);
  const isMissing = (selector: string, declaration: ChildNode) => !known.has(`${context}\n${selector}\n${declaration}`);
  const selectors = rule.selectors.filter((selector) => rule.nodes.some((node) => isMissing(selector, node)));
  for (const node of [...rule.nodes]) if (!selectors.some((selector) => isMissing(selector, node))) node.remove();
  if (rule.nodes.length === 0) rule.remove();
  else rule.selectors = selectors;
}

/**
 * Returns what a style sheet has and another one lacks.
 * @param css the style sheet of an area's pages and of islands on one of them
 * @param known what is in the style sheet of the area's pages alone, which the page loads first (`stylesIn`)
 */
export function missingStyles(css: string, known: Set<string>): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || !isWhole(rule.parent as AtRule)) reduce(rule, known);
  });
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.unshift(rule));
  for (const rule of atRules) if (isWhole(rule) ? known.has(rule.toString()) : rule.nodes?.length === 0) rule.remove();
  return root.toString();
}
