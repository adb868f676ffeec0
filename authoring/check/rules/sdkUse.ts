import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import {blocksOf} from '../fences';
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
  check(page) {
    const habits = parse(readFileSync(join(__dirname, '../habits.yaml'), 'utf8')) as Habit[];
    return blocksOf(page).flatMap(({language, meta, raw, codeStart}) =>
      habits.flatMap(({languages, pattern, where, unless, message, fix}): Finding[] => {
        const has = (expression: string): boolean => new RegExp(expression, 'i').test(raw);
        if (!languages.split(' ').includes(language) || parseMeta(meta).output) return [];
        if ((where && !has(where)) || (unless && has(unless))) return [];
        return [...raw.matchAll(new RegExp(pattern, 'gi'))]
          .slice(0, 1)
          .map(({index}) => ({offset: codeStart + index, message, fix}));
      }),
    );
  },
};
