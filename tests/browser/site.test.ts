import {readdirSync} from 'node:fs';
import {expect, holdBack, narrow, test} from './harness';
import {documentationIndex, htmlOf, routes, specified} from './routes';

test('the built pages are exactly the declared routes and the not-found page', () => {
  const built = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/(?<=.)\/index$/, '').replace(/^\/index$/, '/'),
    );
  expect(built.sort()).toEqual([...routes, '/404'].sort());
  for (const route of specified) expect(routes, route).toContain(route);
});

test('every page has its own title', () => {
  const titles = routes.map((route) => /<title[^>]*>([^<]+)/.exec(htmlOf(route))?.[1]);
  expect(titles).not.toContain(undefined);
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

// Most tests ask for reduced motion, so a browser that crashes while drawings move wouldn't fail them.
test('every page loads on a phone with motion', async ({open}) => {
  const page = await open('/', {viewport: narrow, reducedMotion: 'no-preference'});
  for (const route of routes) await page.goto(route);
});

test('an unknown path returns 404, and is shown and logged once, without its query', async ({open}) => {
  const messages: string[] = [];
  const page = await open('/');
  page.on('console', (message) => messages.push(message.text()));
  const response = await page.goto('/lost/%3Cb%3Eplace?token=secret');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('[data-lost-path]')).toHaveText('/lost/%3Cb%3Eplace');
  expect(messages.filter((text) => text.includes('no page at'))).toEqual(['404: no page at /lost/%3Cb%3Eplace']);
});

test('a page turns into the next one, even if its style sheet arrives late', async ({open}) => {
  const page = await open('/signin', {reducedMotion: 'no-preference'});
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({viewTransition}) => Object.assign(window, {isTurning: viewTransition !== null}));
  });
  const release = await holdBack(page, '**/assets/css/*');
  await page.getByRole('link', {name: 'Get started', exact: true}).click();
  await page.waitForURL('**/get-started', {waitUntil: 'commit'});
  await page.waitForTimeout(300);
  release();
  await page.waitForLoadState();
  expect(await page.evaluate('isTurning')).toBe(true);
});

test('without scripts every menu link is reachable, and every tab and code sample readable', async ({open}) => {
  const page = await open('/', {javaScriptEnabled: false});
  await page.getByRole('link', {name: 'Products', exact: true}).first().focus();
  await expect(page.getByRole('link', {name: /^Voice Chat/}).first()).toBeVisible();
  for (const text of ['Navigation by spoken address', 'Several devices in one sentence', 'A wake word']) {
    await expect(page.getByText(text).first(), text).toBeVisible();
  }
  await page.goto(documentationIndex);
  const links = page.locator('[data-tab-panel] a[href^="/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size, 'no link stands twice').toBe(addresses.length);
  for (const route of specified) await expect(page.locator(`[data-tab-panel] a[href="${route}"]`), route).toBeVisible();
  await page.goto(`${documentationIndex}/quick-start`);
  for (const pre of await page.locator('main pre').all()) await expect(pre).toBeVisible();
});

test('without scripts the mobile menu opens and its links work', async ({open}) => {
  const page = await open('/', {javaScriptEnabled: false, viewport: {width: 390, height: 844}});
  await page.getByRole('button', {name: 'Open menu'}).click();
  await page.getByRole('dialog', {name: 'Site menu'}).getByRole('link', {name: 'Automotive'}).click();
  await page.waitForURL('**/solutions/automotive');
});
