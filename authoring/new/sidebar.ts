import ts from 'typescript';
import {nearest} from '../../plugins/shared/nearest';

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (entry): entry is ts.PropertyAssignment => ts.isPropertyAssignment(entry) && entry.name.getText() === name,
  );
  return found?.initializer;
}

/** Returns the groups in a sidebar file: their labels and lists of pages. */
function groupsOf(source: string): Map<string, ts.ArrayLiteralExpression> {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const groups = new Map<string, ts.ArrayLiteralExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [label, items] = [property(node, 'label'), property(node, 'items')];
      if (label && ts.isStringLiteral(label) && items && ts.isArrayLiteralExpression(items))
        groups.set(label.text, items);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return groups;
}

/**
 * Adds a page at the end of a group.
 * @param source the text of `sidebars.ts`
 * @param group the group's label
 * @returns the new text, in which only that list is changed; it isn't formatted
 * @throws Error with the most similar group if the group doesn't exist
 */
export function addToSidebar(source: string, group: string, page: string): string {
  const groups = groupsOf(source);
  const items = groups.get(group);
  if (!items) {
    const labels = [...groups.keys()];
    throw new Error(
      `sidebars.ts has no group "${group}". Fix: did you mean "${nearest(group, labels)}"? Groups: ${labels.join(', ')}.`,
    );
  }
  const last = items.elements.at(-1);
  const at = last?.end ?? items.end - 1;
  return `${source.slice(0, at)}${last ? ', ' : ''}'${page}'${source.slice(at)}`;
}
