import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Nodes} from 'hast';
import {select} from 'hast-util-select';
import {resolveFact} from '../../plugins/markdown/facts/resolve';
import {readPage} from '../../plugins/shared/builtPage';
import {specifiedFacts} from '../helpers/specification';
import {expect, test} from './harness';

const cache = new Map<string, string>();

/** Returns the text of a node, with a space where elements meet. */
const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join(' ') : '';

/** Returns the text of a built page's main part in lower case. */
function textOf(route: string): string {
  const known = cache.get(route);
  if (known !== undefined) return known;
  const html = readFileSync(join('build', route === '/' ? 'index.html' : `${route}.html`), 'utf8');
  const main = select('main', readPage(html, route).tree);
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

/** Figures that the specification states differently on two pages: each page states its own. */
const disagreements: [route: string, own: string, other: string][] = [
  ['/products/pricing', 'marketing.pricing.enterprise.uptime', 'marketing.solutions.enterpriseUptime'],
  ['/solutions/enterprise', 'marketing.solutions.enterpriseUptime', 'marketing.pricing.enterprise.uptime'],
];

for (const [route, own, other] of disagreements) {
  test(`${route} states ${own} and not ${other}`, () => {
    expect(holds(route, resolveFact(`facts.${own}`))).toBeTruthy();
    expect(holds(route, resolveFact(`facts.${other}`))).toBeFalsy();
  });
}

test('the home page promises 30 days, the pricing page 14', () => {
  expect(textOf('/')).toMatch(/free 30-day trial/);
  expect(textOf('/products/pricing')).toMatch(/14-day/);
  expect(textOf('/products/pricing')).not.toMatch(/30-day/);
  expect(textOf('/')).not.toMatch(/14-day/);
});

test('the free tier is 1,000 calls a month in the documentation, the developer plan 5,000 on the pricing page', () => {
  expect(textOf('/developers/documentation/account-setup')).toMatch(/1,000 calls/);
  expect(textOf('/products/pricing')).toMatch(/5,000 (api )?calls/);
  expect(textOf('/developers/documentation/account-setup')).not.toMatch(/5,000/);
  expect(textOf('/products/pricing')).not.toMatch(/1,000 (api )?calls/);
});

test('the API access page documents /v1/speech/recognize with transcript, the reference /v1/recognize with text', () => {
  const [access, reference] = [
    textOf('/developers/api-access'),
    textOf('/developers/documentation/rest-api-reference'),
  ];
  expect(access).toMatch(/\/v1\/speech\/recognize/);
  expect(access).toMatch(/transcript/);
  expect(reference).toMatch(/post \/recognize/);
});
