import type {Page} from '../page';
import {endOf, startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** Returns findings for spaces at the end of a line. Two of them break the line, which authors can't see. */
function trailing({source, nodes}: Page): Finding[] {
  const code = nodes.filter(({node}) => node.type === 'code').map(({node}) => [startOf(node), endOf(node)] as const);
  const breaks = nodes.filter(({node}) => node.type === 'break').map(({node}) => startOf(node));
  let next = 0;
  return source.split('\n').flatMap((whole): Finding[] => {
    const line = whole.replace(/\r$/, '');
    const start = next + line.trimEnd().length;
    const end = next + line.length;
    next += whole.length + 1;
    if (start === end || code.some(([from, to]) => start >= from && start < to)) return [];
    const isBreak = breaks.includes(start);
    const message = isBreak ? 'Invisible spaces break this line.' : 'The line ends with spaces.';
    const fix = isBreak ? 'to break the line, write \\ at its end. Otherwise, join the two lines.' : 'delete them.';
    return [{offset: start, message, fix, edit: {start, end, text: isBreak ? '\\' : ''}}];
  });
}

function lastLine({source}: Page): Finding[] {
  if (source.endsWith('\n')) return [];
  const text = source.includes('\r\n') ? '\r\n' : '\n';
  const offset = source.length;
  return [
    {
      offset,
      message: 'The last line has no newline.',
      fix: 'add a newline at the end of the file.',
      edit: {start: offset, end: offset, text},
    },
  ];
}

/** Reports spaces at the end of lines, and a missing newline at the end of the file. */
export const whitespace: PageRule = {name: 'whitespace', check: (page) => [...trailing(page), ...lastLine(page)]};
