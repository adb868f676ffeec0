import {syntaxFix} from '../../../plugins/shared/readMarkdown';
import type {SyntaxProblem} from '../errorRecovery';
import type {Page} from '../page';
import {wrongTag} from '../tagNames';
import type {Edit, Finding, PageRule} from '../types';

/** Returns the lines around an offset, with a mark below the character. */
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

/** A message, its fix, and the edit that makes the fix, if there is only one. */
interface Explained {
  message: string;
  fix: string;
  replace?: {length: number; text: string};
}

const escaped = {length: 0, text: '\\'};

/** Fixes for HTML elements without a closing tag. */
const voidElements: Record<string, string> = {
  br: 'write <br />.',
  hr: 'write --- on its own line.',
  img: 'write ![what it shows](./name.png).',
};

/** Explains a tag that isn't closed, or that closes nothing. */
function explainTag(rest: string): Explained {
  const [tag] = /^<\/?[\w.]+(?:-\w+)*/.exec(rest) ?? [''];
  const name = tag.replace(/^<\/?/, '');
  if (tag.startsWith('</'))
    return {message: `${tag}> closes a tag that isn't open.`, fix: 'delete it, or add the opening tag.'};
  const message = `${tag}> isn't closed, or is closed in the wrong place.`;
  const fix = voidElements[name];
  if (fix) return {message, fix, replace: rest.startsWith('<br>') ? {length: 4, text: '<br />'} : undefined};
  const wrong = wrongTag(name);
  if (wrong) return {message: wrong.message, fix: `${wrong.fix} For the character itself, write \\<.`};
  return {message, fix: `close it with </${name}>.`};
}

/** Explains invalid text. It's matched by patterns, because the parser rejects it. */
function explain(rest: string, {reason}: SyntaxProblem): Explained {
  const heading = /^\{#([\w-]+)\}/.exec(rest);
  if (heading) return {message: "This isn't how a heading gets its ID.", fix: `write {/* #${heading[1]} */}.`};
  if (rest.startsWith('<!--'))
    return {message: "Pages can't contain HTML comments.", fix: 'write {/* … */}, or delete it.'};
  if (/^<\/?[A-Za-z]/.test(rest)) return explainTag(rest);
  if (rest.startsWith('<'))
    return {
      message: "This < starts a tag, but the text isn't one.",
      fix: 'write \\< for the character.',
      replace: escaped,
    };
  if (rest.startsWith('{'))
    return {
      message: "This { starts a figure, but the text isn't one.",
      fix: 'write \\{ for the character, or {facts.…} for a figure.',
    };
  if (rest.startsWith('}'))
    return {
      message: 'This } has no opening brace.',
      fix: 'delete it, or write \\} for the character.',
      replace: escaped,
    };
  return {message: `This isn't valid MDX: ${reason}`, fix: syntaxFix};
}

/** Reports text that isn't valid MDX, with the lines around it. */
export const syntax: PageRule = {
  name: 'syntax',
  check: (page) =>
    page.syntax.map((problem): Finding => {
      const {message, fix, replace} = explain(page.source.slice(problem.offset), problem);
      const {offset} = problem;
      const edit: Edit | undefined = replace && {start: offset, end: offset + replace.length, text: replace.text};
      return {offset, message: `${message}\n${codeFrame(page, offset)}`, fix, edit};
    }),
};
