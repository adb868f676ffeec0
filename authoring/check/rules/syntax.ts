import type {Page} from '../page';
import type {SyntaxProblem} from '../recover';
import type {Finding, PageRule} from '../types';

/** The lines around a place, with a mark below the character. */
function codeFrame({lines, source}: Page, offset: number): string {
  const before = source.slice(0, offset).split('\n');
  const line = before.length;
  const column = before.at(-1)?.length ?? 0;
  const width = String(line + 1).length;
  const shown = [line - 1, line, line + 1].filter((number) => number >= 1 && number <= lines.length);
  return shown
    .flatMap((number) => {
      const text = lines[number - 1]?.slice(0, 160) ?? '';
      const row = `  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
      return number === line ? [row, `    ${' '.repeat(width)} | ${' '.repeat(Math.min(column, 160))}^`] : [row];
    })
    .join('\n');
}

/** What to do about the text that could not be read. */
function explain(rest: string, {reason}: SyntaxProblem): {message: string; fix: string; insert?: string} {
  const heading = /^\{#([\w-]+)\}/.exec(rest);
  if (heading) return {message: 'A heading names its id in another way here.', fix: `write {/* #${heading[1]} */}.`};
  if (rest.startsWith('<!--'))
    return {message: 'HTML comments mean nothing here.', fix: 'write {/* … */}, or delete it.'};
  if (/^<\/?[A-Za-z]/.test(rest)) {
    const [tag] = /^<\/?[\w.]+/.exec(rest) ?? [''];
    const closing = tag.startsWith('</');
    const message = closing
      ? `${tag}> closes nothing that is open.`
      : `${tag}> is never closed, or not where it must be.`;
    const fix = closing
      ? 'delete it, or open the tag before it.'
      : `close it with ${tag.replace('<', '</')}>, or write \\< for the character.`;
    return {message, fix};
  }
  if (rest.startsWith('<'))
    return {message: 'A < begins a tag here, and this is none.', fix: 'write \\< for the character.', insert: '\\'};
  if (rest.startsWith('{'))
    return {
      message: 'A { begins a figure here, and this is none.',
      fix: 'write \\{ for the character, or {facts.…} for a figure.',
    };
  if (rest.startsWith('}'))
    return {
      message: 'A } closes nothing that is open.',
      fix: 'delete it, or write \\} for the character.',
      insert: '\\',
    };
  return {message: `This cannot be read: ${reason}`, fix: 'escape { and < outside code, and close every tag.'};
}

/** Text that is not MDX, with the lines around it. */
export const syntax: PageRule = {
  name: 'syntax',
  check: (page) =>
    page.syntax.map((problem): Finding => {
      const {message, fix, insert} = explain(page.source.slice(problem.offset), problem);
      const {offset} = problem;
      const edit = insert ? {start: offset, end: offset, text: insert} : undefined;
      return {offset, message: `${message}\n${codeFrame(page, offset)}`, fix, edit};
    }),
};
