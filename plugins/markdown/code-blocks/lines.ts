import type {MarkdownNode} from '../../shared/markdown';

/** A comment on its own line that marks lines, as in Docusaurus: `// highlight-next-line`. */
const comment =
  /^\s*(?:\/\/|#|--|%|;;|<!--|\/\*|\{\s*\/\*|\(\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/(?:\s*\})?|\*\))?\s*$/;

/** Returns the numbers in `{1,3-5}`. */
function linesIn(meta: string): number[] {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Returns the code of a block without comments that mark lines, and the numbers of the marked lines. */
export function markedLines({value, meta}: Pick<MarkdownNode, 'value' | 'meta'>): {code: string; marked: Set<number>} {
  const marked = new Set(linesIn(meta ?? ''));
  const lines: string[] = [];
  let [isMarked, marksNext] = [false, false];
  for (const line of (value ?? '').split(/\r?\n/)) {
    const mark = comment.exec(line)?.[1];
    if (mark) {
      marksNext = mark === 'next-line';
      if (!marksNext) isMarked = mark === 'start';
      continue;
    }
    lines.push(line);
    if (isMarked || marksNext) marked.add(lines.length);
    marksNext = false;
  }
  return {code: lines.join('\n'), marked};
}

/** Returns highlighted HTML, line by line. A token that continues on the next line ends and starts again. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<[^>]*>/g)) {
      if (tag.startsWith('</')) open.pop();
      else open.push(tag);
    }
    return `${before}${line}\n${'</span>'.repeat(open.length)}`;
  });
}

/** Returns highlighted HTML with an element around each marked line, or around all lines if they have numbers. */
export function withLines(html: string, marked: Set<number>, firstLine?: number): string {
  if (marked.size === 0 && firstLine === undefined) return html;
  return splitLines(html)
    .map((line, index) => {
      const number = firstLine === undefined ? '' : ` data-line="${firstLine + index}"`;
      if (marked.has(index + 1)) return `<mark${number}>${line}</mark>`;
      return number ? `<span${number}>${line}</span>` : line;
    })
    .join('');
}
