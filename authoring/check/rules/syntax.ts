import type {Page} from '../page';
import type {SyntaxProblem} from '../recover';
import {wrongTag} from '../tagNames';
import type {Edit, Finding, PageRule} from '../types';

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

/** What is wrong, what to do, and, where that needs no judgement, what takes the place of how many characters. */
interface Explained {
  message: string;
  fix: string;
  mend?: {length: number; text: string};
}

const escaped = {length: 0, text: '\\'};

/** HTML that has no closing tag, and how it is written here. */
const closesItself: Record<string, string> = {
  br: 'write <br />.',
  hr: 'write --- on a line of its own.',
  img: 'write ![what it shows](./name.png).',
};

/** What to do about a tag that is not closed, or that closes nothing. */
function explainTag(rest: string): Explained {
  const [tag] = /^<\/?[\w.]+(?:-\w+)*/.exec(rest) ?? [''];
  const name = tag.replace(/^<\/?/, '');
  if (tag.startsWith('</'))
    return {message: `${tag}> closes nothing that is open.`, fix: 'delete it, or open the tag before it.'};
  const message = `${tag}> is never closed, or not where it must be.`;
  const fix = closesItself[name];
  if (fix) return {message, fix, mend: rest.startsWith('<br>') ? {length: 4, text: '<br />'} : undefined};
  const wrong = wrongTag(name);
  if (wrong) return {message: wrong.message, fix: `${wrong.fix} For the character itself write \\<.`};
  return {message, fix: `close it with </${name}>.`};
}

/** What to do about the text that could not be read. */
function explain(rest: string, {reason}: SyntaxProblem): Explained {
  const heading = /^\{#([\w-]+)\}/.exec(rest);
  if (heading) return {message: 'A heading names its id in another way here.', fix: `write {/* #${heading[1]} */}.`};
  if (rest.startsWith('<!--'))
    return {message: 'HTML comments mean nothing here.', fix: 'write {/* … */}, or delete it.'};
  if (/^<\/?[A-Za-z]/.test(rest)) return explainTag(rest);
  if (rest.startsWith('<'))
    return {message: 'A < begins a tag here, and this is none.', fix: 'write \\< for the character.', mend: escaped};
  if (rest.startsWith('{'))
    return {
      message: 'A { begins a figure here, and this is none.',
      fix: 'write \\{ for the character, or {facts.…} for a figure.',
    };
  if (rest.startsWith('}'))
    return {
      message: 'A } closes nothing that is open.',
      fix: 'delete it, or write \\} for the character.',
      mend: escaped,
    };
  return {message: `This cannot be read: ${reason}`, fix: 'escape { and < outside code, and close every tag.'};
}

/** Text that is not MDX, with the lines around it. */
export const syntax: PageRule = {
  name: 'syntax',
  check: (page) =>
    page.syntax.map((problem): Finding => {
      const {message, fix, mend} = explain(page.source.slice(problem.offset), problem);
      const {offset} = problem;
      const edit: Edit | undefined = mend && {start: offset, end: offset + mend.length, text: mend.text};
      return {offset, message: `${message}\n${codeFrame(page, offset)}`, fix, edit};
    }),
};
