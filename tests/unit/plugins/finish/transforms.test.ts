/** @jest-environment node */

import {documentationScript} from '../../../../plugins/finish/transforms/documentationScript';
import {fontPreload} from '../../../../plugins/finish/transforms/fontPreload';
import {socialCard} from '../../../../plugins/finish/transforms/socialCard';
import {speculationRules} from '../../../../plugins/finish/transforms/speculationRules';
import {readPage, writePage} from '../../../../plugins/shared/builtPage';
import type {Transform} from '../../../../plugins/shared/builtSite';
import {builtSite} from '../../../helpers/folder';

const docs = 'developers/documentation';
const html = '<head><meta charset="UTF-8"><script type="module" src="/assets/enhance/index-A.js"></script></head><p>';

const files = {
  'assets/enhance/index-A.js': '',
  'assets/enhance/documentation-B.js': '',
  'assets/fonts/instrument-sans-latin-1.woff2': '',
  'assets/fonts/mono-1.woff2': '',
  'img/social/home.png': '',
  'img/social/docs.png': '',
  'img/social/docs-keys.png': '',
};

/** Returns a page's HTML after a transform. */
function transformed(transform: Transform, file: string, content: string, site = files): string {
  const page = readPage(content, file);
  transform(builtSite(site))(page);
  return writePage(page);
}

it('the script of documentation pages is the smaller bundle', () => {
  expect(transformed(documentationScript, `${docs}/a.html`, html)).toContain('enhance/documentation-B.js"');
  expect(transformed(documentationScript, 'index.html', html)).toContain('enhance/index-A.js"');
});

it("the script of documentation pages fails the build if a page doesn't load the whole bundle", () => {
  expect(() => transformed(documentationScript, `${docs}/a.html`, '<p>')).toThrow(
    /documentation\/a\.html: expected one script .*index-A\.js, found 0.*adapt plugins\/finish\/transforms\/documentationScript/,
  );
});

const preload =
  '<link rel="preload" href="/assets/fonts/instrument-sans-latin-1.woff2" as="font" type="font/woff2" crossorigin="anonymous">';

it('the preload of the font is after the character set on every page', () => {
  expect(transformed(fontPreload, 'index.html', html)).toContain(`<meta charset="UTF-8">${preload}`);
  expect(transformed(fontPreload, `${docs}/a.html`, html)).toContain(`<meta charset="UTF-8">${preload}`);
});

it('the preload of the font fails the build if a page has no character set, or the site lacks the font', () => {
  expect(() => transformed(fontPreload, 'index.html', '<p>')).toThrow(/expected one character set, found 0/);
  expect(() => transformed(fontPreload, 'index.html', html, {} as typeof files)).toThrow(
    /one file assets\/fonts\/instrument-sans-latin-\*, found 0/,
  );
});

it('speculation rules are valid JSON on every page, except on those that follow links without loading', () => {
  const result = (file: string) => transformed(speculationRules, file, html);
  const [, rules = ''] = result('index.html').split(/<script type="speculationrules">|<\/script><\/body>/);
  expect(JSON.parse(rules).prerender[0].where.and).toContainEqual({href_matches: '/*'});
  // Rules by selector cost the browser its style rules at each change of address.
  expect(rules).not.toContain('selector_matches');
  expect(result(`${docs}/a.html`)).not.toContain('speculationrules');
});

const cardOf = (file: string, card: string) => {
  const address = 'https://timbre.example/img/social/';
  const result = transformed(socialCard, file, `<meta property="og:image" content="${address}${card}.png">`);
  return result.split(address)[1]?.split('"')[0];
};

it.each([
  ['its own if it exists', 'docs/keys.html', 'docs-keys', 'docs-keys.png'],
  ['that of its parent otherwise, never that of a sibling', 'docs/keys-two.html', 'docs-keys-two', 'docs.png'],
  ['that of the home page if both are missing', 'status.html', 'status', 'home.png'],
])('the social media card of a page is %s', (_, file, own, card) => expect(cardOf(file, own)).toBe(card));

it('the social media card of a page fails the build if a page names none', () =>
  expect(() => transformed(socialCard, 'a.html', '<p>')).toThrow(/a\.html: expected one og:image, found 0/));
