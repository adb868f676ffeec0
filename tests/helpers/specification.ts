import {readFileSync} from 'node:fs';

const unquoted = (cell: string) => cell.trim().replace(/^`([^`]*)`$/, '$1');

/** Returns the rows of the table with a column in a Markdown file. Cells that are code are without their backticks. */
export function rowsBelow(column: string, file = 'spec/figures.md'): string[][] {
  const [, table] = readFileSync(file, 'utf8').split(new RegExp(`^\\|.*\\b${column} \\|.*\n.*\n`, 'm'));
  if (!table) throw new Error(`${file} has no table with the column "${column}".`);
  const [rows = ''] = table.split(/^(?!\|)/m);
  return rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1, -1).map(unquoted));
}

/** The specified facts: name below `facts.`, value as prose shows it, and the routes of the pages that state it. */
export const specifiedFacts = rowsBelow('Fact').map(([name = '', value = '', , pages = '']) => ({
  name,
  value,
  routes: pages
    .split(', ')
    .map((page) => page.replaceAll('`', '').replace(/^documentation\//, '/developers/documentation/')),
}));

/** The specified counts: the page at `route` has `count` elements that match `selector`. */
export const specifiedCounts = rowsBelow('Elements').map(([route = '', selector = '', count = '']) => ({
  route,
  selector,
  count: Number(count),
}));

/** The specified settings of the interface: `file` exports an object `owner` whose `key` is `value`. */
export const specifiedSettings = rowsBelow('Setting').map(([setting = '', value = '', file = '']) => {
  const [owner = '', key = ''] = setting.split('.');
  return {owner, key, file, value: Number(value.replaceAll(',', ''))};
});

/** The specified calls of the API: method and path below the version. */
export const specifiedCalls = rowsBelow('Method', 'spec/documentation-and-company.md').map(
  ([method = '', path = '']) => `${method} ${path}`,
);

/** The specified routes. Below an area's path, they are listed by their names. */
export const specifiedRoutes = rowsBelow('Routes', 'spec/site-and-marketing.md').flatMap(([area = '', names = '']) => {
  const path = /`(.*)`/.exec(area)?.[1] ?? '';
  return names.split(', ').map((name) => path + unquoted(name));
});
