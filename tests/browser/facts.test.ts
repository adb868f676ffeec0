import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {resolveFact} from '../../plugins/facts/resolve';
import {specifiedFacts} from '../helpers/specification';

const cache = new Map<string, string>();

/** The words of a built page's main part, markup taken away. */
function textOf(route: string): string {
  const known = cache.get(route);
  if (known !== undefined) return known;
  const html = readFileSync(join('build', route === '/' ? 'index.html' : `${route}.html`), 'utf8');
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;|&rsquo;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .toLowerCase();
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
      for (const figure of value.split(', ')) assert.ok(holds(route, figure), `"${figure}" is not on ${route}`);
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
    assert.ok(holds(route, resolveFact(`facts.${own}`)));
    assert.ok(!holds(route, resolveFact(`facts.${other}`)));
  });
}

test('the home page promises 30 days, the pricing page 14', () => {
  assert.match(textOf('/'), /free 30-day trial/);
  assert.match(textOf('/products/pricing'), /14-day/);
  assert.doesNotMatch(textOf('/products/pricing'), /30-day/);
  assert.doesNotMatch(textOf('/'), /14-day/);
});

test('the free tier is 1,000 calls a month in the documentation, the developer plan 5,000 on the pricing page', () => {
  assert.match(textOf('/developers/documentation/account-setup'), /1,000 calls/);
  assert.match(textOf('/products/pricing'), /5,000 (api )?calls/);
  assert.doesNotMatch(textOf('/developers/documentation/account-setup'), /5,000/);
  assert.doesNotMatch(textOf('/products/pricing'), /1,000 (api )?calls/);
});

test('the API access page documents /v1/speech/recognize with transcript, the reference /v1/recognize with text', () => {
  const [access, reference] = [
    textOf('/developers/api-access'),
    textOf('/developers/documentation/rest-api-reference'),
  ];
  assert.match(access, /\/v1\/speech\/recognize/);
  assert.match(access, /transcript/);
  assert.match(reference, /post \/recognize/);
});
