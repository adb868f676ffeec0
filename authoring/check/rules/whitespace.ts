import type {Page} from '../page';
import {endOf, startOf} from '../places';
import type {Finding, PageRule} from '../types';

/** Spaces at the end of a line that readers see nothing of; two of them would break the line, which nobody sees either. */
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
    const message = isBreak ? 'Spaces that nobody sees break this line.' : 'The line ends with spaces.';
    const fix = isBreak ? 'write \\ at its end to break it, or join the two lines.' : 'delete them.';
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
      message: 'The last line does not end.',
      fix: 'press Enter at its end.',
      edit: {start: offset, end: offset, text},
    },
  ];
}

/** No spaces at line ends, and an end to the last line. */
export const whitespace: PageRule = {name: 'whitespace', check: (page) => [...trailing(page), ...lastLine(page)]};
