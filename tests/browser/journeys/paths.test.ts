import {documentationIndex} from '../routes';
import {expect, test, type Visitor} from './visitor';

const value = (visitor: Visitor, name: string) =>
  visitor.run((field) => document.querySelector<HTMLInputElement>(`main [name="${field}"]`)?.value, name);

test('the search is a modal that leads to a section, or closes and returns the focus', async ({visit}) => {
  const visitor = await visit(`${documentationIndex}/quick-start`);
  const searchLink = 'header a[data-search]';
  const focusIsInDialog = () => visitor.sees(() => document.activeElement?.closest('dialog[open]') !== null);
  await visitor.focus(searchLink);
  await visitor.press('Control+k');
  await focusIsInDialog();
  await visitor.sees(() => document.querySelector('dialog[open]')?.matches(':modal') ?? false);
  await visitor.press('Escape');
  await visitor.sees(() => document.querySelector('dialog[open]') === null);
  await visitor.sees((link) => document.activeElement?.matches(link) ?? false, searchLink);
  await visitor.press('Control+k');
  await focusIsInDialog();
  await visitor.type('rotate a key');
  await visitor.finds('dialog [role=option]', 'Rotate a key');
  await visitor.press('Enter');
  await visitor.arrives('/account-setup#rotate-a-key');
  await visitor.sees(() => document.querySelector('dialog[open]') === null);
});

test('a linked page starts at its top, and going back shows where the reader was', async ({visit}) => {
  const visitor = await visit(`${documentationIndex}/rest-api-reference`);
  await visitor.run(() => scrollTo(0, 3_500));
  await visitor.sees(() => scrollY === 3_500);
  // Clicked by script, because a driver scrolls the page to a link before it clicks.
  await visitor.run(() => document.querySelector<HTMLElement>('#docsMenu a[href$="/quick-start"]')?.click());
  await visitor.finds('h1', 'Quick start');
  await visitor.sees(() => document.title.startsWith('Quick start'));
  await visitor.sees(() => scrollY === 0);
  await visitor.run(() => history.back());
  await visitor.sees(() => document.title.startsWith('REST API reference') && Math.abs(scrollY - 3_500) < 5);
});

test('the skip link leads to the page, and the sticky header covers no section', async ({visit}) => {
  const visitor = await visit(`${documentationIndex}/rest-api-reference`);
  await visitor.press('Tab');
  await visitor.sees(() => /skip to main content/i.test(document.activeElement?.textContent ?? ''));
  await visitor.press('Enter');
  await visitor.click('nav[aria-label="Documentation contents"] a', 'Rate limits');
  await visitor.arrives('#rate-limits');
  const top = () => visitor.run(() => document.querySelector('#rate-limits')?.getBoundingClientRect().top ?? 0);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(64);
});

test('the home form names what is wrong, and carries its values into registration', async ({visit}) => {
  const visitor = await visit('/');
  await visitor.click('main label', 'Full Name');
  await visitor.type('Ada <b>Lovelace</b>');
  await visitor.click('main label', 'Company Name');
  await visitor.type('Engines & Co');
  await visitor.click('main label', 'Work Email');
  await visitor.type('not an address');
  await visitor.press('Enter');
  await visitor.finds('main form *', 'Enter an email address in the form');
  await visitor.press('Control+a');
  await visitor.type('ada@example.com');
  await visitor.press('Enter');
  await visitor.arrives('/get-started#home-trial');
  await visitor.sees(() => document.querySelector<HTMLInputElement>('main [name="email"]')?.value !== '');
  expect(await value(visitor, 'name')).toBe('Ada <b>Lovelace</b>');
  expect(await value(visitor, 'email')).toBe('ada@example.com');
  expect(await value(visitor, 'company')).toBe('Engines & Co');
});
