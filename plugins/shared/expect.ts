import type {Page} from './builtPage';

/** Returns the error of a transform that did not find what it works on. */
export function unexpected(
  {file}: Pick<Page, 'file'>,
  expected: string,
  found: string | number,
  transform: string,
): Error {
  return new Error(
    `${file}: expected ${expected}, found ${found}. Docusaurus has changed what it writes: adapt ${transform}.`,
  );
}

/**
 * Returns the only element of a list.
 * @param expected describes the element, such as `one style sheet`
 * @param transform the file to adapt when there are more or fewer
 * @throws Error that names the page, what was expected and the file to adapt
 */
export function only<Item>(items: Item[], page: Pick<Page, 'file'>, expected: string, transform: string): Item {
  const [item] = items;
  if (item === undefined || items.length > 1) throw unexpected(page, expected, items.length, transform);
  return item;
}
