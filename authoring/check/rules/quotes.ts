import {parseMeta} from '../../../plugins/markdown/code-blocks/meta';
import {curlyQuote, straightQuotes} from '../../samples/curlyQuotes';
import {blocksOf} from '../fences';
import type {Edit, Finding, PageRule} from '../types';

/** Returns the line with straight quotes, or `undefined` if straight quotes contain a curly one, which can be intended. */
function straightened(line: string): string | undefined {
  let open: {plain: string; character: string} | undefined;
  let result = '';
  for (const character of line) {
    const plain = straightQuotes[character] ?? character;
    if (plain !== character && open && open.character === open.plain) return undefined;
    if (/["'`]/.test(plain)) {
      if (!open) open = {plain, character};
      else if (open.plain === plain) open = undefined;
    }
    result += plain;
  }
  return open ? undefined : result;
}

function inLine(line: string, offset: number): Finding[] {
  const first = line.search(curlyQuote);
  if (first < 0) return [];
  const right = straightened(line);
  const edit: Edit | undefined =
    right === undefined ? undefined : {start: offset, end: offset + line.length, text: right};
  const message = `${line[first]} is a curly quote, which isn't valid in code.`;
  return [{offset: offset + first, message, fix: `write ${straightQuotes[line[first] ?? ''] ?? '"'}.`, edit}];
}

/** Reports curly quotes in code. */
export const quotes: PageRule = {
  name: 'quotes',
  check: (page) =>
    blocksOf(page).flatMap(({language, meta, raw, codeStart}) => {
      const {output, noCheck} = parseMeta(meta);
      if (/^(?:text|md|mermaid)$/.test(language) || output || noCheck !== undefined) return [];
      let offset = codeStart;
      return raw.split('\n').flatMap((line) => {
        const found = inLine(line, offset);
        offset += line.length + 1;
        return found;
      });
    }),
};
