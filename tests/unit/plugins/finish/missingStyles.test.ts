/** @jest-environment node */
import {documentVariables, missingStyles, stylesIn} from '../../../../plugins/finish/styles/missingStyles';

test.each([
  ['a rule that the area has', '.a{top:0}.b{top:0}', '.a{top:0}', '.b{top:0}'],
  ['declarations that the area has', ':root{--a:0;--b:0}', ':root{--a:0}', ':root{--b:0}'],
  ['selectors that the area has', '.a,.b{top:0}', '.a{top:0}', '.b{top:0}'],
  ['at-rules that end up empty', '@media print{.a{top:0}}.b{top:0}', '@media print{.a{top:0}}', '.b{top:0}'],
  [
    'fonts, frames, sheets of paper, and the order of layers',
    '@layer a,b;@font-face{src:url(/a)}@keyframes k{to{top:0}}@media print{@page{margin:0}}',
    '@layer a,b;@font-face{src:url(/a)}@keyframes k{to{top:0}}@media print{@page{margin:0}}',
    '',
  ],
])('%s are left out', (_, css, area, missing) => {
  expect(missingStyles(css, stylesIn(area))).toBe(missing);
});

test.each([
  ['the same rule in another context', '@media print{.a{top:0}}', '.a{top:0}'],
  ['another value', '.a{top:1px}', '.a{top:0}'],
  ['frames under a new name', '@keyframes k{to{top:0}}', '@keyframes j{to{top:0}}'],
  ['rules of a layer', '@layer a{.b{top:0}}', '@layer a{.a{top:0}}'],
])('%s is kept', (_, css, area) => {
  expect(missingStyles(css, stylesIn(area))).toBe(css);
});

test('custom properties of the whole document are named, and no others', () => {
  expect(documentVariables(':root{--a:0;color:red}@media print{:root{--b:0}}.c{--c:0}')).toEqual(['--a', '--b']);
});
