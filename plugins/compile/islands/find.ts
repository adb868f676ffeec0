import type {Root} from 'hast';
import {eachElement} from '../../shared/builtPage';

/** Returns the names of the islands on a built page, one for each time an island is used. */
export function islandsIn(tree: Root): string[] {
  const names: string[] = [];
  eachElement(tree, ({properties: {dataIsland}}) => {
    if (dataIsland !== undefined) names.push(String(dataIsland));
    return undefined;
  });
  return names;
}
