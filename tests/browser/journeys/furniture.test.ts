import {narrow} from '../harness';
import {documentationIndex} from '../routes';
import {expect, test, type Visitor} from './visitor';

const productsMenu = 'header button[aria-label="Products menu"]';
const isExpanded = (visitor: Visitor) => visitor.attribute(productsMenu, 'aria-expanded');
const isSelected = (visitor: Visitor, name: string) =>
  visitor.run(
    (text) =>
      [...document.querySelectorAll('[role=tab]')]
        .find(({textContent}) => textContent?.trim() === text)
        ?.getAttribute('aria-selected'),
    name,
  );
const focused = (visitor: Visitor) =>
  visitor.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const isInert = (visitor: Visitor) => visitor.run(() => document.querySelector('main')?.closest('[inert]') !== null);

/** Waits until the focus is in a part of the page. The script moves it there once that part is open. */
const focusIn = (visitor: Visitor, id: string) =>
  visitor.sees((name) => document.activeElement?.closest(`#${name}`) !== null, id);

test('a header menu opens on hover, gives way to its neighbor, and on Escape returns the focus', async ({visit}) => {
  const visitor = await visit('/');
  await visitor.hover('header a', 'Products');
  await visitor.finds('header a', 'Voice Search');
  await expect.poll(() => isExpanded(visitor)).toBe('true');
  await visitor.hover('header a', 'Solutions');
  await visitor.finds('header a', 'Automotive');
  await expect.poll(() => isExpanded(visitor)).toBe('false');
  await visitor.hover('h1');
  await visitor.focus(productsMenu);
  await visitor.press('Enter');
  await expect.poll(() => isExpanded(visitor)).toBe('true');
  await visitor.press('Tab');
  await expect.poll(() => focused(visitor)).toMatch(/^Voice AI/);
  await visitor.press('Escape');
  await expect.poll(() => focused(visitor)).toBe('Products menu');
  // As long as a menu takes to open on focus, and a little more.
  await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await isExpanded(visitor)).toBe('false');
});

test('the mobile menu fills the viewport, makes the page inert, and leads by keyboard to a page', async ({visit}) => {
  const visitor = await visit(documentationIndex, narrow);
  await visitor.focus('button', 'Open menu');
  await visitor.press('Enter');
  await focusIn(visitor, 'siteMenu');
  const [menu, viewport] = await visitor.run(() => {
    const {width, height} = (document.querySelector('#siteMenu') as HTMLElement).getBoundingClientRect();
    return [
      [Math.round(width), Math.round(height)],
      [innerWidth, innerHeight],
    ];
  });
  expect(menu).toEqual(viewport);
  await expect.poll(() => isInert(visitor)).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => focused(visitor)).toBe('Open menu');
  await expect.poll(() => isInert(visitor)).toBe(false);
  await visitor.press('Enter');
  await focusIn(visitor, 'siteMenu');
  await visitor.focus('#siteMenu button', 'Documentation contents');
  await visitor.press('Enter');
  await focusIn(visitor, 'docsMenu');
  expect(await visitor.run(() => document.querySelector('#siteMenu')?.closest('[inert]') !== null)).toBe(true);
  await visitor.focus('#docsMenu a', 'Quick start');
  await visitor.press('Enter');
  await visitor.arrives('/quick-start');
  await visitor.finds('h1', 'Quick start');
  await visitor.sees(() => document.querySelector('main')?.closest('[inert]') === null);
});

test('tabs respond to arrow keys, Home, and End, and a hash opens a hidden panel', async ({visit}) => {
  const visitor = await visit('/');
  await visitor.focus('[role=tab]', 'Automotive');
  await visitor.press('ArrowRight');
  await expect.poll(() => isSelected(visitor, 'Smart home')).toBe('true');
  await visitor.finds('[data-tab-panel] *', 'Several devices in one sentence');
  await visitor.press('End');
  await expect.poll(() => isSelected(visitor, 'Enterprise')).toBe('true');
  await visitor.press('Home');
  await expect.poll(() => isSelected(visitor, 'Automotive')).toBe('true');
  await visitor.go(`${documentationIndex}#sdks`);
  await visitor.finds('[data-tab-panel] a', 'Web SDK');
  await expect.poll(() => isSelected(visitor, 'APIs and SDKs')).toBe('true');
});

test("the reader's language is chosen for the next page, too", async ({visit}) => {
  const visitor = await visit(`${documentationIndex}/quick-start`);
  await visitor.click('[role=tab]', 'Python');
  await visitor.go(`${documentationIndex}/core-concepts`);
  await visitor.finds('[data-tab-panel][data-language="python"] pre');
  const isShown = () => document.querySelector('[data-tab-panel][data-language="curl"] pre')?.checkVisibility();
  expect(await visitor.run(isShown)).toBe(false);
});

test('copying a sample copies its plain text and announces it', async ({visit}) => {
  const visitor = await visit(`${documentationIndex}/quick-start`);
  await visitor.click('[data-code="bash"] button', 'Copy code');
  await visitor.sees(() => document.querySelector('[data-announcer]')?.textContent?.startsWith('Copied') ?? false);
  // The site's policy lets no script read the clipboard, so its text is pasted.
  await visitor.run(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await visitor.press('Control+v');
  const [pasted, copied] = await visitor.run(() => [
    document.querySelector<HTMLTextAreaElement>('body > textarea')?.value,
    document.querySelector('[data-marked]')?.closest('[data-code]')?.querySelector('pre')?.textContent,
  ]);
  expect(copied).toContain('curl');
  expect(pasted).toBe(copied);
});

test('notices have the specified size and place, at most three at once, and Alt+T reaches them', async ({visit}) => {
  const visitor = await visit('/');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookies', 'LinkedIn']) {
    await visitor.focus('footer button', name);
    await visitor.press('Enter');
  }
  await visitor.sees(() => document.querySelectorAll('[data-notice-list] > .notice').length === 3);
  const boxes = await visitor.run(() =>
    [...document.querySelectorAll('[data-notice-list] > .notice')].map((notice) => {
      const {width, top, bottom, right} = notice.getBoundingClientRect();
      return {width, top, bottom, toRight: innerWidth - right, toBottom: innerHeight - bottom};
    }),
  );
  expect(boxes).toHaveLength(3);
  const [first, second, last] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]];
  expect(first.width).toBe(356);
  expect(second.top - first.bottom).toBeCloseTo(14);
  // In line with the content's right edge.
  expect(last.toRight).toBeLessThan(90);
  expect(last.toBottom).toBeLessThan(50);
  await visitor.press('Alt+t');
  await expect.poll(() => focused(visitor)).toBe('Close notice');
  await visitor.press('Enter');
  await visitor.finds('[data-notice-list] *', 'LinkedIn (not available yet)');
});
