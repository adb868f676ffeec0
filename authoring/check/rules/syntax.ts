import type {Page} from '../page';
import {offsetAt} from '../places';
import {wrongTag} from '../tagNames';
import type {PageRule} from '../types';

/** Text that MDX rejects, by how it starts: the message, the fix, and the text that `docs:fix` writes instead. */
const mistakes: [start: RegExp, message: string, fix: string, right?: string][] = [
  [/^<br>/, "<br> isn't closed.", 'write <br />.', '<br />'],
  [/^<hr>/, "<hr> isn't closed.", 'write --- on its own line.'],
  [/^<img\b/, "<img> isn't closed.", 'write ![what it shows](./name.png).'],
  [/^<\/([\w.-]+)/, "</$1> closes a tag that isn't open.", 'delete it, or add the opening tag.'],
  [/^<([A-Za-z][\w.-]*)/, "<$1> isn't closed, or is closed in the wrong place.", 'close it with </$1>.'],
  [/^</, "This < starts a tag, but the text isn't one.", 'write \\< for the character.', '\\<'],
  [/^\{/, "This { starts a figure, but the text isn't one.", 'write \\{ for the character, or {facts.…} for a figure.'],
  [/^\}/, 'This } has no opening brace.', 'delete it, or write \\} for the character.', '\\}'],
];

const otherwise = 'escape { and < outside code, and close every tag.';

/**
 * Returns where a mistake starts: at the unclosed tag that the message names, such as `(35:1-35:20)`, or at the last
 * brace or angle bracket before the place where the parser stopped.
 */
function startOfMistake(source: string, {offset, reason}: NonNullable<Page['syntax']>): number {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  if (line && column) return offsetAt(source, Number(line), Number(column));
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const opening = [...source.slice(lineStart, offset + 1).matchAll(/(?<!\\)[{<]/g)].at(-1);
  return opening ? lineStart + opening.index : offset;
}

/** Reports the first text of a page that isn't valid MDX. */
export const syntax: PageRule = {
  name: 'syntax',
  check({source, syntax: problem}) {
    if (!problem) return [];
    const offset = startOfMistake(source, problem);
    const rest = source.slice(offset);
    const [, name] = /^<([A-Za-z][\w.-]*)/.exec(rest) ?? [];
    const wrong = name && !/^(?:hr|img)$/.test(name) ? wrongTag(name) : undefined;
    if (wrong) return [{offset, message: wrong.message, fix: `${wrong.fix} For the character itself, write \\<.`}];
    const mistake = mistakes.find(([start]) => start.test(rest));
    if (!mistake) return [{offset, message: `This isn't valid MDX: ${problem.reason}`, fix: otherwise}];
    const [start, message, fix, right] = mistake;
    const [found = ''] = start.exec(rest) ?? [];
    return [
      {
        offset,
        message: found.replace(start, message),
        fix: found.replace(start, fix),
        edit: right ? {start: offset, end: offset + found.length, text: right} : undefined,
      },
    ];
  },
};
