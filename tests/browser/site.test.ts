import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {browserForFile, site} from './harness';
import {documentationIndex, routes, specified} from './routes';

const open = browserForFile();

test('the built pages are exactly the declared routes and the not-found page', () => {
  const built = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/(?<=.)\/index$/, '').replace(/^\/index$/, '/'),
    );
  assert.deepEqual(built.sort(), [...routes, '/404'].sort());
  for (const route of specified) assert.ok(routes.includes(route), route);
});

test('nothing of the live preview is in the built site', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  const holding = files.filter((file) => readFileSync(join('build', file), 'utf8').includes('preview-problems'));
  assert.deepEqual(holding, []);
});

test('an unknown path answers 404 with the way home, and logs the path once', async () => {
  const messages: string[] = [];
  const {page} = await open('/');
  page.on('console', (message) => messages.push(message.text()));
  const response = await page.goto('/lost/%3Cb%3Eplace');
  assert.equal(response?.status(), 404);
  assert.equal(await page.locator('h1').textContent(), 'Oops! Page not found');
  await page.getByText('404', {exact: true}).waitFor();
  assert.equal(await page.getByRole('link', {name: 'Return to Home'}).getAttribute('href'), '/');
  assert.equal(await page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');
  assert.equal(messages.filter((text) => text.includes('/lost/%3Cb%3Eplace')).length, 1);
});

test('addresses are clean: a trailing slash or .html redirects, compression and caching are set', async () => {
  for (const path of ['/products/', '/products.html']) {
    const response = await fetch(site() + path, {redirect: 'manual'});
    assert.equal(response.status, 301);
    assert.equal(response.headers.get('location'), '/products');
  }
  const compressed = await fetch(site(), {headers: {'Accept-Encoding': 'br'}});
  assert.equal(compressed.headers.get('content-encoding'), 'br');
  const script = /\/assets\/enhance\/[\w-]+\.js/.exec(await compressed.text())?.[0];
  const asset = await fetch(site() + script);
  assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
});

test('hostile addresses are answered without a leak', async () => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '//example.org/',
    '/%E0%A4%A',
  ]) {
    const response = await fetch(site() + path, {redirect: 'manual'});
    assert.ok([301, 400, 404].includes(response.status), `${path}: ${response.status}`);
    assert.ok(!(await response.text()).includes('timbre-portal'));
  }
  assert.equal((await fetch(site(), {method: 'DELETE'})).status, 405);
});

test('without scripts every menu link is reachable, and every tab and code sample readable', async () => {
  const {page} = await open('/', {javaScriptEnabled: false});
  await page.getByRole('link', {name: 'Products', exact: true}).first().focus();
  assert.ok(
    await page
      .getByRole('link', {name: /^Voice Chat/})
      .first()
      .isVisible(),
  );
  for (const text of ['Navigation by spoken address', 'Several devices in one sentence', 'A wake word']) {
    assert.ok(await page.getByText(text).first().isVisible(), text);
  }
  await page.goto(documentationIndex);
  for (const route of specified) assert.ok(await page.locator(`main a[href="${route}"]`).first().isVisible(), route);
  await page.goto(`${documentationIndex}/quick-start`);
  for (const pre of await page.locator('main pre').all()) assert.ok(await pre.isVisible());
});

test('without scripts the mobile menu opens and leads on', async () => {
  const {page} = await open('/', {javaScriptEnabled: false, viewport: {width: 390, height: 844}});
  await page.getByRole('button', {name: 'Open menu'}).click();
  await page.getByRole('dialog', {name: 'Site menu'}).getByRole('link', {name: 'Automotive'}).click();
  await page.waitForURL('**/solutions/automotive');
});

test('the documentation index holds each of the sixteen links exactly once in its tabs, and no link twice', async () => {
  const {page} = await open(documentationIndex);
  const links = await page
    .locator('[data-tab-panel] a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  assert.deepEqual(
    specified.filter((route) => !links.includes(route)),
    [],
  );
  assert.equal(new Set(links).size, links.length);
});
