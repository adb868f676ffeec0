/** @jest-environment node */
import type {PageProblem} from '../../../../authoring/check';
import {applyEdits} from '../../../../authoring/check/fix';
import {formats, oncePerPage, summary} from '../../../../authoring/check/report';

const place = {file: 'docs/a,b.mdx', line: 3, column: 7};
const problem: PageProblem = {...place, rule: 'links', message: 'No 100%.', fix: 'did you mean x?'};

it('a report has the position, rule, message, and fix', () =>
  expect(formats.text(problem)).toBe('docs/a,b.mdx:3:7 links No 100%.\n  fix: did you mean x?'));
it('a report can be an annotation for a code host', () => {
  const annotation = '::error file=docs/a%2Cb.mdx,line=3,col=7,title=links::No 100%25.%0Afix: did you mean x?';
  expect(formats.github(problem)).toBe(annotation);
});
it('a report names problems with the same fix once per page, and the lines of the others', () => {
  const others = [{line: 9}, {line: 9}, {line: 12}, {file: 'docs/b.mdx'}, {fix: 'another.'}];
  const told = oncePerPage([problem, ...others.map((change) => ({...problem, ...change}))]);
  expect(told.map(({message}) => message)).toEqual(['No 100%. Also on lines 9, 12.', 'No 100%.', 'No 100%.']);
});
it('a report ends with a count', () => {
  expect(summary([])).toBe('No problems.');
  expect(summary([problem])).toBe('1 problem in 1 file.');
  const edit = {start: 0, end: 1, text: ''};
  expect(summary([problem, {...problem, edit}])).toBe('2 problems in 1 file. `npm run docs:fix` fixes 1.');
});

it('edits of the same characters are applied once, and of two that overlap one', () => {
  const edit = {start: 0, end: 3, text: '1'};
  expect(applyEdits('one', [edit, edit])).toBe('1');
  expect(applyEdits('one', [edit, {start: 1, end: 2, text: 'x'}])).toBe('oxe');
});
