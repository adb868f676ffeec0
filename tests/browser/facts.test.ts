import {select, selectAll} from 'hast-util-select';
import {type Nodes, readPage} from '../../plugins/shared/builtPage';
import {specifiedCounts, specifiedFacts} from '../helpers/specification';
import {expect, test} from './harness';
import {documentationIndex, htmlOf} from './routes';

const cache = new Map<string, string>();

/** Returns the text of a node, with a space where elements meet. */
const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join(' ') : '';

/** Returns the text of a built page's main part in lower case. */
function textOf(route: string): string {
  const known = cache.get(route);
  if (known !== undefined) return known;
  const main = select('main', readPage(htmlOf(route), route).tree);
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

/** Pages between which the specification disagrees: what each states, and what it must not take over from the other. */
const disagreements: [route: string, states: RegExp, other?: RegExp][] = [
  ['/', /free 30-day trial/, /14-day/],
  ['/products/pricing', /14-day/, /30-day/],
  ['/products/pricing', /5,000 (api )?calls/, /1,000 (api )?calls/],
  [`${documentationIndex}/account-setup`, /1,000 calls/, /5,000/],
  ['/products/pricing', /99\.9%/, /99\.99%/],
  ['/solutions/enterprise', /99\.99%/, /99\.9%/],
  ['/developers/api-access', /\/v1\/speech\/recognize.*transcript/],
  [`${documentationIndex}/rest-api-reference`, /post \/recognize/],
];

for (const [route, states, other] of disagreements)
  test(`${route} states ${states}${other ? ` and not ${other}` : ''}`, () => {
    expect(textOf(route)).toMatch(states);
    if (other) expect(textOf(route)).not.toMatch(other);
  });
