import {isKept, link, mark, path} from './followLinks';
import {expect, holdBack, test} from './harness';
import {documentation, documentationIndex} from './routes';
import {dialog, options, search} from './searchDialog';

/** Returns what describes the page: its head, root element, heading, and current links. Runs in the page. */
const description = () => ({
  title: document.title,
  root: document.documentElement.className,
  head: [
    ...document.head.querySelectorAll(
      'meta[property], meta[name=description], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
    ),
  ].map(({outerHTML}) => outerHTML),
  heading: document.querySelector('h1')?.textContent,
  current: [...document.querySelectorAll('header [aria-current], #siteMenu [aria-current]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]),
});

test('a followed link shows the same as the loaded page', async ({open}) => {
  for (const [from, to] of [
    [path('quick-start'), path('rest-api-reference')],
    [path('quick-start'), documentationIndex],
    [documentationIndex, path('core-concepts')],
  ] as const) {
    const page = await open(from);
    await mark(page);
    const title = await page.title();
    await page.locator(`.main-wrapper nav a[href="${to}"]`).first().click();
    await page.waitForURL(`**${to}`);
    await page.waitForFunction((before) => document.title !== before, title);
    expect(await isKept(page)).toBe(true);
    const followed = await page.evaluate(description);
    const main = await page.evaluate(() => document.querySelector('main')?.textContent);
    await page.reload({waitUntil: 'load'});
    expect(followed).toEqual(await page.evaluate(description));
    expect(main).toBe(await page.evaluate(() => document.querySelector('main')?.textContent));
  }
});

test('all documentation pages are identical outside the part that is replaced', async ({open}) => {
  const page = await open(documentationIndex);
  const shells = await page.evaluate(
    async (paths) => {
      const found = new Set<string>();
      for (const address of paths) {
        const html = await (await fetch(address)).text();
        const shell = html.replace(/.*<body/s, '').replace(/<div [^>]*main-wrapper.*(?=<footer)/s, '');
        found.add(shell.replaceAll(/ aria-current="\w+"/g, ''));
      }
      return found.size;
    },
    [documentationIndex, ...documentation],
  );
  expect(shells).toBe(1);
});

test('a link to a section scrolls to it, and the Tab key starts at the top of other pages', async ({open}) => {
  const page = await open(path('quick-start'));
  await mark(page);
  await page.evaluate(
    (href) => {
      const anchor = Object.assign(document.createElement('a'), {href, textContent: 'Rate limits'});
      document.querySelector('main')?.prepend(anchor);
    },
    `${path('rest-api-reference')}#rate-limits`,
  );
  await page.getByRole('link', {name: 'Rate limits', exact: true}).first().click();
  await page.waitForFunction(() => (document.getElementById('rate-limits')?.getBoundingClientRect().top ?? 999) < 200);
  expect(await isKept(page)).toBe(true);
  await link(page, 'core-concepts').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.title.startsWith('Core concepts'));
  await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Skip/);
});

test('the new title is announced, and controls of the new page work', async ({open}) => {
  const page = await open(path('core-concepts'));
  await link(page, 'quick-start').click();
  await page.waitForFunction(() => document.querySelector('[data-announcer]')?.textContent?.startsWith('Quick start'));
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('an open search closes when another page is shown', async ({open}) => {
  const page = await open(path('core-concepts'));
  await mark(page);
  await link(page, 'quick-start').click();
  await page.waitForFunction(() => document.title.startsWith('Quick start'));
  await search(page, 'rotate key');
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Core concepts'));
  await expect(dialog(page)).toBeHidden();
  await search(page, 'rotate key');
  await options(page).first().click();
  await page.waitForURL('**#rotate-a-key');
  await dialog(page).waitFor({state: 'hidden'});
  expect(await isKept(page)).toBe(true);
});

test("a link that the pointer stays on is fetched once, and one that it only crosses isn't", async ({open}) => {
  const page = await open(path('quick-start'));
  const requested: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (!pathname.includes('.')) requested.push(pathname);
  });
  await page.evaluate((links) => {
    for (const href of links)
      document
        .querySelector(`nav a[href="${href}"]`)
        ?.dispatchEvent(new PointerEvent('pointerover', {pointerType: 'mouse', bubbles: true}));
  }, ['core-concepts', 'account-setup'].map(path));
  await page.waitForTimeout(300);
  expect(requested).toEqual([path('account-setup')]);
  await link(page, 'account-setup').click();
  await page.waitForFunction(() => document.title.startsWith('Account setup'));
  expect(requested).toEqual([path('account-setup')]);
});

test("the browser loads a page that can't be fetched or is of another release", async ({open, faults}) => {
  const cases: [string, (html: string) => {status?: number; body: string} | undefined][] = [
    ['another release', (html) => ({body: html.replace(/documentation-\w+\.js/g, 'documentation-OTHER000.js')})],
    ['an error', () => ({status: 500, body: 'broken'})],
    ['no network', () => undefined],
  ];
  faults.expected.push(/Failed to load resource/);
  for (const [name, respond] of cases) {
    const page = await open(path('quick-start'));
    await mark(page);
    let first = true;
    await page.route(`**${path('core-concepts')}`, async (route) => {
      if (!first) return route.continue();
      first = false;
      const response = respond(await (await route.fetch()).text());
      return response ? route.fulfill({contentType: 'text/html', ...response}) : route.abort();
    });
    await link(page, 'core-concepts').click();
    await page.waitForFunction(() => document.title.startsWith('Core concepts'));
    expect(await isKept(page), name).toBe(false);
  }
});

test('the last of several quick clicks counts', async ({open}) => {
  const page = await open(path('quick-start'));
  const release = await holdBack(page, `**${path('core-concepts')}`);
  await link(page, 'core-concepts').click();
  await link(page, 'account-setup').click();
  await page.waitForFunction(() => document.title.startsWith('Account setup'));
  release();
  await page.waitForTimeout(300);
  expect(await page.title()).toMatch(/^Account setup/);
  expect(new URL(page.url()).pathname).toBe(path('account-setup'));
});
