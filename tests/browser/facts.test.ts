import {select, selectAll} from 'hast-util-select';
import {type Nodes, readPage} from '../../plugins/shared/builtPage';
import {fixture} from '../helpers/fixture';
import {specifiedCounts, specifiedFacts} from '../helpers/specification';
import {expect, test} from './harness';
import {htmlOf} from './routes';

const cache = new Map<string, string>();

/** Returns the text of a node, with a space where elements meet. */
const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join(' ') : '';

/** Returns the text of a built page's main part in lower case. */
function textOf(route: string): string {
  const known = cache.get(route);
  if (known !== undefined) return known;
  const main = select('main', readPage(htmlOf(route).replaceAll('<wbr>', ''), route).tree);
  const text = main ? textIn(main).replaceAll('’', "'").replace(/\s+/g, ' ').toLowerCase() : '';
  cache.set(route, text);
  return text;
}

function holds(route: string, figure: string): boolean {
  const bounded = figure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/_/g, '[_ ]');
  return new RegExp(`(?<![\\w.,])${bounded}(?![\\w]|[.,]\\d)`, 'i').test(textOf(route));
}

for (const {name, value, routes} of specifiedFacts) {
  for (const route of routes) {
    test(`${route} states ${name}`, () => {
      for (const figure of value.split(', '))
        expect(holds(route, figure), `"${figure}" is not on ${route}`).toBeTruthy();
    });
  }
}

for (const {route, selector, count} of specifiedCounts)
  test(`${route} shows as many ${selector} as spec/figures.md says`, () =>
    expect(selectAll(selector, readPage(htmlOf(route), route).tree)).toHaveLength(count));

const disagreements = fixture<[route: string, states: string, other?: string][]>('disagreements');

for (const [route, states, other] of disagreements)
  test(`${route} states ${states}${other ? ` and not ${other}` : ''}`, () => {
    expect(textOf(route)).toMatch(new RegExp(states));
    if (other) expect(textOf(route)).not.toMatch(new RegExp(other));
  });
