/** A place of the rewritten text, and the number of characters by which the text before it has grown there. */
export type Shift = [offset: number, by: number];

const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** Inline code, which stays, or the start or end of an HTML comment. */
const commentMark = /(`+)(?!`).*?[^`]\1(?!`)|<!--|-->/g;

/** Rewrites a line outside of code. */
function rewritten(line: string): string {
  return line
    .replace(/^(#{1,6} .*?)\s*\{#([\w-]+)\}(?=\s*$)/, '$1{/* #$2 */}')
    .replace(/^([ \t>]*:{3,}[a-z]+) +(?![[{])(\S.*?)(?=\s*$)/, '$1[$2]');
}

/**
 * Rewrites the syntax of older versions of Docusaurus, which pages of other sites have: `## Heading {#id}`,
 * `:::note Title`, `<!-- comments -->`, and fences named `mdx-code-block`.
 * @returns the text that MDX can parse, and where it's longer than the author's
 */
export function withoutOldSyntax(source: string): {text: string; shifts: Shift[]} {
  const shifts: Shift[] = [];
  const wrappers: string[] = [];
  let [open, isComment, length] = ['', false, 0];
  const lines = source.split('\n').map((line) => {
    const [, mark = '', words = ''] = (isComment ? undefined : fence.exec(line)) ?? [];
    const isEnd = mark !== '' && words.trim() === '';
    let text = line;
    if (open) {
      if (isEnd && mark.startsWith(open)) open = '';
    } else if (mark && (words.trim() === 'mdx-code-block' || (isEnd && mark === wrappers.at(-1)))) {
      if (isEnd) wrappers.pop();
      else wrappers.push(mark);
      text = line.replace(/[^\r]/g, ' ');
    } else if (mark) open = mark;
    else {
      text = rewritten(line).replace(commentMark, (found) => {
        if (found !== (isComment ? '-->' : '<!--')) return found;
        isComment = !isComment;
        return isComment ? '{/* ' : '*/}';
      });
    }
    length += text.length + 1;
    if (text.length > line.length) shifts.push([length - 1, text.length - line.length]);
    return text;
  });
  return {text: lines.join('\n'), shifts};
}
