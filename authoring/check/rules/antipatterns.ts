import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import {endOf, startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** An entry of antipatterns.yaml. */
interface Antipattern extends Pick<Finding, 'message' | 'fix'> {
  languages: string;
  pattern: string;
  where?: string;
  unless?: string;
}

const entries = parse(readFileSync(join(__dirname, '../antipatterns.yaml'), 'utf8')) as Antipattern[];

/** Reports code that compiles but that readers must not copy, as antipatterns.yaml lists it. */
export const antipatterns: PageRule = {
  name: 'antipatterns',
  check({nodes, source}) {
    return nodes.flatMap(({node}) => {
      if (node.type !== 'code' || parseMeta(node.meta).output) return [];
      const start = source.indexOf('\n', startOf(node)) + 1 || endOf(node);
      const code = source.slice(start, endOf(node));
      const find = (expression: string): number => code.search(new RegExp(expression, 'i'));
      return entries.flatMap(({languages, pattern, where, unless, message, fix}): Finding[] => {
        if (!languages.split(' ').includes(node.lang ?? '')) return [];
        const index = find(pattern);
        if (index < 0 || (where && find(where) < 0) || (unless && find(unless) >= 0)) return [];
        return [{offset: start + index, message, fix}];
      });
    });
  },
};
