import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {selectAll} from 'hast-util-select';
import {readPage} from '../../plugins/shared/builtPage';
import {specifiedCounts} from '../helpers/specification';
import {expect, test} from './harness';

for (const {route, selector, count} of specifiedCounts) {
  test(`${route} shows as many ${selector} as spec/figures.md says`, () => {
    const file = route === '/' ? 'index.html' : `${route}.html`;
    const {tree} = readPage(readFileSync(join('build', file), 'utf8'), file);
    expect(selectAll(selector, tree)).toHaveLength(count);
  });
}
