/** @jest-environment node */

import {removeApplication} from '../../../../plugins/finish/application/removeApplication';
import {readPage, writePage} from '../../../../plugins/shared/builtPage';

const runtime = '<script src="/assets/js/runtime~main.6a5dd275.js" defer></script>';
const main = '<script src="/assets/js/main.b4d73fc5.js" defer></script>';
const icons = '<svg style="display: none;"><defs><symbol id="x"></symbol></defs></svg>';
const theme = '<script>!function(){var t=localStorage}()</script>';
const kept = '<script type="module" src="/assets/enhance/index-LWNNL34N.js"></script>';

function result(head: string, body: string): string {
  const html = `<!doctype html><html data-has-hydrated="false"><head>${head}</head><body>${body}</body></html>`;
  const page = readPage(html, 'a.html');
  removeApplication({outDir: ''})(page);
  return writePage(page);
}

const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

it('removes the application, and only what the application reads', () => {
  const unread =
    '<meta name="generator" content="D"><meta name="docsearch:version" content="current"><link rel="alternate" href="/" hreflang="en">';
  const copy = '<link rel="alternate" type="text/markdown" href="/a.md">';
  const head = `${unread}${kept}${copy}<title data-rh="true">A</title>${runtime}${main}`;
  const body = `${icons}${theme}<div><p>5<!-- --> minutes</p><svg></svg></div>`;
  const left = page(`${kept}${copy}<title>A</title>`, '<div><p>5 minutes</p><svg></svg></div>');
  expect(result(head, body)).toBe(left);
});

it("doesn't change islands, because React needs the comments between texts", () => {
  const island = '<div data-island="Calculator"><p class="">5<!-- --> minutes<!-- --></p></div>';
  expect(result(runtime + main, icons + theme + island)).toBe(page('', island));
});

it.each([
  ['one script', main, icons + theme, '2 application scripts in the head, found 1'],
  ['three scripts', runtime + main + main, icons + theme, '2 application scripts in the head, found 3'],
  ['no icons', runtime + main, theme, "one drawing in the body with the theme's icons, found 0"],
  ['two inline scripts', runtime + main, icons + theme + theme, 'one script in the body that sets the theme, found 2'],
])('fails the build at a page with %s', (_, head, body, message) => {
  expect(() => result(head, body)).toThrow(`a.html: expected ${message}. Docusaurus has changed`);
  expect(() => result(head, body)).toThrow('adapt plugins/finish/application/removeApplication.ts');
});
