import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {eachElement} from '../../shared/builtPage';

/** Attributes with long values that no style sheet selects by. */
const ignored = ['d', 'dataProps', 'content'];

/** Collects what a style sheet may select an element by: its name, and each word of its attributes' values. */
function addNames({tagName, properties}: Element, names: Set<string>): void {
  names.add(tagName);
  for (const key in properties) {
    const value = properties[key];
    if (!ignored.includes(key))
      for (const word of Array.isArray(value) ? value : String(value).split(' ')) names.add(String(word));
  }
}

/**
 * Collects the names of an element and of all elements below it.
 * @returns the islands, whose content is left out
 */
export function collectNames(tree: Nodes, names: Set<string>): Element[] {
  const islands: Element[] = [];
  if (tree.type === 'element') addNames(tree, names);
  eachElement(tree, (element) => {
    addNames(element, names);
    if (element.properties.dataIsland === undefined) return undefined;
    islands.push(element);
    return false;
  });
  return islands;
}

/** Collects the names of all elements of a page but those that match `later`, and what is below them. */
export function collectEarlyNames(tree: Nodes, later: string, names: Set<string>): void {
  const skipped = new Set(selectAll(later, tree));
  eachElement(tree, (element) => {
    if (skipped.has(element)) return false;
    addNames(element, names);
    return undefined;
  });
}
