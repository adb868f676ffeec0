import type {Page} from '@playwright/test';
import {test as base, expect} from './harness';
import {documentation, documentationIndex} from './routes';

type Visit = (address: string, steps: (page: Page) => Promise<void>, expected?: RegExp[]) => Promise<void>;

/** Tests with `visit`, which opens a page, closes it after the steps on it, and allows no fault but the expected ones. */
const test = base.extend<{visit: Visit}>({
  visit: async ({open}, use) => {
    await use(async (address, steps, expected = []) => {
      const {page, faults} = await open(address);
      await steps(page);
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
      await page.context().close();
    });
  },
});

const path = (page: string) => `${documentationIndex}/${page}`;
const link = (page: Page, name: string) => page.locator(`nav a[href="${path(name)}"]`).first();

/** Marks the document, so that one that was loaded anew is told from one that was kept. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {kept: true}));
const isKept = (page: Page) => page.evaluate(() => 'kept' in window);

/** What the head and the root element say of the page. */
const saysOfItself = () => ({
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

test('a followed link says and shows what the page does when it is loaded', async ({visit}) => {
  for (const [from, to] of [
    [path('quick-start'), path('rest-api-reference')],
    [path('quick-start'), documentationIndex],
    [documentationIndex, path('core-concepts')],
  ] as const)
    await visit(from, async (page) => {
      await mark(page);
      const title = await page.title();
      await page.locator(`.main-wrapper a[href="${to}"]`).first().click();
      await page.waitForURL(`**${to}`);
      await page.waitForFunction((before) => document.title !== before, title);
      expect(await isKept(page)).toBe(true);
      const followed = await page.evaluate(saysOfItself);
      const main = await page.evaluate(() => document.querySelector('main')?.textContent);
      await page.reload({waitUntil: 'load'});
      expect(followed).toEqual(await page.evaluate(saysOfItself));
      expect(main).toBe(await page.evaluate(() => document.querySelector('main')?.textContent));
    });
});

test('what is below the screen is laid out once what is on it was painted', async ({visit}) =>
  visit(path('quick-start'), async (page) => {
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, {counts});
      document.addEventListener('page:shown', () =>
        requestAnimationFrame(() => counts.push(document.querySelectorAll('[data-arriving]').length)),
      );
    });
    await link(page, 'core-concepts').click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Core concepts');
    await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
    expect(await page.evaluate(() => (window as unknown as {counts: number[]}).counts)).toEqual([1]);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const followed = await height();
    await page.reload({waitUntil: 'load'});
    expect(followed).toBe(await height());
  }));

/** How the last part of a page is treated by the style sheets until the page has arrived. */
const whileArriving = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('.markdown > p, [data-later]')].at(-1) as HTMLElement;
    last.style.contentVisibility = '';
    document.documentElement.dataset.arriving = '';
    const {contentVisibility} = getComputedStyle(last);
    delete document.documentElement.dataset.arriving;
    return contentVisibility;
  });

test('so it is when a page is loaded from its beginning, and not when a place on it was kept', async ({visit}) =>
  visit('/products', async (page) => {
    await page.addInitScript(() =>
      requestAnimationFrame(() =>
        Object.assign(window, {arriving: document.documentElement.hasAttribute('data-arriving')}),
      ),
    );
    const loaded = async () => {
      const arriving = await page.evaluate(() => (window as unknown as {arriving: boolean}).arriving);
      await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
      return {arriving, height: await page.evaluate(() => document.documentElement.scrollHeight)};
    };
    for (const [address, place] of [
      [path('core-concepts'), 'confidence'],
      ['/', 'testimonials'],
    ]) {
      await page.goto(String(address), {waitUntil: 'load'});
      const first = await loaded();
      expect(first.arriving).toBeTruthy();
      await page.reload({waitUntil: 'load'});
      expect(await loaded()).toEqual({arriving: false, height: first.height});
      expect(await whileArriving(page)).toBe('auto');
      await page.goto('/products', {waitUntil: 'load'});
      await page.goto(`${address}#${place}`, {waitUntil: 'load'});
      expect(await loaded()).toEqual({arriving: false, height: first.height});
    }
  }));

test('the focus stays where the reader puts it before the page is painted', async ({visit}) =>
  visit(path('quick-start'), async (page) => {
    await page.evaluate(() =>
      document.addEventListener('page:shown', () => document.querySelector<HTMLElement>('header a')?.focus()),
    );
    await link(page, 'core-concepts').click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Core concepts');
    await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
    expect(await page.evaluate(() => document.activeElement?.matches('header a'))).toBe(true);
  }));

test('outside of what is exchanged all documentation pages are alike', async ({visit}) => {
  await visit(documentationIndex, async (page) => {
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
});

test('back and forward show their pages where they were read, and the title follows', async ({visit}) => {
  await visit(path('rest-api-reference'), async (page) => {
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await link(page, 'quick-start').click();
    await page.waitForFunction(() => document.title.startsWith('Quick start'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('REST API reference'));
    await page.waitForFunction(() => Math.abs(window.scrollY - 1_500) < 5);
    await page.goForward();
    await page.waitForFunction(() => document.title.startsWith('Quick start'));
    expect(await isKept(page)).toBe(true);
  });
});

test('a link to a section opens it, and the Tab key begins at the top otherwise', async ({visit}) => {
  await visit(path('quick-start'), async (page) => {
    await mark(page);
    await page.evaluate(
      (href) => {
        const anchor = Object.assign(document.createElement('a'), {href, textContent: 'Rate limits'});
        document.querySelector('main')?.prepend(anchor);
      },
      `${path('rest-api-reference')}#rate-limits`,
    );
    await page.getByRole('link', {name: 'Rate limits', exact: true}).first().click();
    await page.waitForFunction(
      () => (document.getElementById('rate-limits')?.getBoundingClientRect().top ?? 999) < 200,
    );
    expect(await isKept(page)).toBe(true);
    await link(page, 'core-concepts').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.title.startsWith('Core concepts'));
    await page.waitForFunction(() => !document.querySelector('[data-arriving]'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/Skip/);
  });
});

test('the new title is announced, and controls of the new page work', async ({visit}) => {
  await visit(path('core-concepts'), async (page) => {
    await link(page, 'quick-start').click();
    await page.waitForFunction(() =>
      document.querySelector('[data-announcer]')?.textContent?.startsWith('Quick start'),
    );
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').fill('rotate key');
    await page.locator('dialog [role=option]').first().click();
    await page.waitForURL('**#rotate-a-key');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

test('a link that the pointer rests on is fetched once, one that it crosses is not', async ({visit}) => {
  await visit(path('quick-start'), async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (!pathname.includes('.')) asked.push(pathname);
    });
    await page.evaluate((links) => {
      for (const href of links)
        document
          .querySelector(`nav a[href="${href}"]`)
          ?.dispatchEvent(new PointerEvent('pointerover', {pointerType: 'mouse', bubbles: true}));
    }, ['core-concepts', 'account-setup'].map(path));
    await page.waitForTimeout(300);
    expect(asked).toEqual([path('account-setup')]);
    await link(page, 'account-setup').click();
    await page.waitForFunction(() => document.title.startsWith('Account setup'));
    expect(asked).toEqual([path('account-setup')]);
  });
});

test('what can not be fetched, is of another release or is no page is left to the browser', async ({visit}) => {
  const cases: [string, (html: string) => {status?: number; body: string} | undefined][] = [
    ['another release', (html) => ({body: html.replace(/documentation-\w+\.js/g, 'documentation-OTHER000.js')})],
    ['an error', () => ({status: 500, body: 'broken'})],
    ['a network that is gone', () => undefined],
  ];
  for (const [name, answer] of cases)
    await visit(
      path('quick-start'),
      async (page) => {
        await mark(page);
        let first = true;
        await page.route(`**${path('core-concepts')}`, async (route) => {
          if (!first) return route.continue();
          first = false;
          const response = answer(await (await route.fetch()).text());
          return response ? route.fulfill({contentType: 'text/html', ...response}) : route.abort();
        });
        await link(page, 'core-concepts').click();
        await page.waitForFunction(() => document.title.startsWith('Core concepts'));
        expect(await isKept(page), name).toBe(false);
      },
      [/Failed to load resource/],
    );
});

test('the last of several quick clicks is the page that is shown', async ({visit}) => {
  await visit(path('quick-start'), async (page) => {
    await page.route(`**${path('core-concepts')}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await link(page, 'core-concepts').click();
    await link(page, 'account-setup').click();
    await page.waitForFunction(() => document.title.startsWith('Account setup'));
    await page.waitForTimeout(900);
    expect(await page.title()).toMatch(/^Account setup/);
    expect(new URL(page.url()).pathname).toBe(path('account-setup'));
  });
});
