import type {MarkdownNode} from '../../plugins/shared/markdown';
import {textOf, walk} from '../shared/markdown';
import type {OptionTable} from './types';

/** Returns the tables that list options: their first three columns are Option, Type, and Default. */
export function optionTables(file: string, tree: MarkdownNode): OptionTable[] {
  const tables = [...walk(tree)].map(({node}) => node).filter(({type}) => type === 'table');
  return tables.flatMap((table) => {
    const [header, ...rows] = table.children ?? [];
    const titles = header?.children?.slice(0, 3).map(textOf).join();
    if (titles !== 'Option,Type,Default') return [];
    const {line = 1, column = 1} = table.position?.start ?? {};
    const names = rows.flatMap(({children = []}) => children.slice(0, 1).map(textOf));
    return [{file, line, column, names}];
  });
}
