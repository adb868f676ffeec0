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
 * @returns text that MDX can parse. Lines keep their numbers, and become longer only at their ends
 */
export function withoutOldSyntax(source: string): string {
  const wrappers: string[] = [];
  let [open, isComment] = ['', false];
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
    return text;
  });
  return lines.join('\n');
}
