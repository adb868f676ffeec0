import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import {endOf, startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** An entry of habits.yaml. */
interface Habit extends Pick<Finding, 'message' | 'fix'> {
  languages: string;
  pattern: string;
  where?: string;
  unless?: string;
}

/** Reports code that compiles but that readers must not copy, as habits.yaml lists it. */
export const sdkUse: PageRule = {
  name: 'sdk-use',
  check({nodes, source}) {
    const habits = parse(readFileSync(join(__dirname, '../habits.yaml'), 'utf8')) as Habit[];
    return nodes.flatMap(({node}) => {
      if (node.type !== 'code' || parseMeta(node.meta).output) return [];
      const start = source.indexOf('\n', startOf(node)) + 1 || endOf(node);
      const code = source.slice(start, endOf(node));
      const find = (expression: string): number => code.search(new RegExp(expression, 'i'));
      return habits.flatMap(({languages, pattern, where, unless, message, fix}): Finding[] => {
        if (!languages.split(' ').includes(node.lang ?? '')) return [];
        const index = find(pattern);
        if (index < 0 || (where && find(where) < 0) || (unless && find(unless) >= 0)) return [];
        return [{offset: start + index, message, fix}];
      });
    });
  },
};
