import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Returns the names of the islands on a built page, one for each time an island is used. */
export function islandsIn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'element', ({properties: {dataIsland}}) => {
    if (dataIsland !== undefined) names.push(String(dataIsland));
  });
  return names;
}
