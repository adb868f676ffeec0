import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/** Returns the names of the islands on a built page, one for each time an island is used. */
export function islandsIn(html: string): string[] {
  // Most pages have none, and need not be parsed.
  if (!html.includes('data-island')) return [];
  return selectAll('[data-island]', fromHtml(html)).map(({properties}) => String(properties.dataIsland));
}
