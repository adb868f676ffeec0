import {selectAll} from 'hast-util-select';
import {readPage} from '../../plugins/shared/builtPage';
import {specifiedCounts} from '../helpers/specification';
import {expect, test} from './harness';
import {htmlOf} from './routes';

for (const {route, selector, count} of specifiedCounts) {
  test(`${route} shows as many ${selector} as spec/figures.md says`, () => {
    expect(selectAll(selector, readPage(htmlOf(route), route).tree)).toHaveLength(count);
  });
}
