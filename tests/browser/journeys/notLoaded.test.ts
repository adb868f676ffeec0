import {expect, test, type Visitor} from './visitor';

/** Makes a part that is loaded later unavailable, or available again, by the address of its script in the page. */
const setAddress = (visitor: Visitor, part: string, isMissing: boolean) =>
  visitor.run(
    (name, missing) => {
      const setting = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
      if (setting)
        setting.content = missing ? `${setting.content}.missing.js` : setting.content.replace('.missing.js', '');
    },
    part,
    isMissing,
  );

test('search that can’t be loaded says what to do, and the next press tries again', async ({visit}) => {
  const visitor = await visit('/');
  visitor.expects(/missing|404/);
  await setAddress(visitor, 'search', true);
  await visitor.click('header a', 'Search');
  await visitor.finds('.notice', 'Search couldn’t be loaded');
  await visitor.finds('.notice *', 'Try again, or reload the page.');
  await setAddress(visitor, 'search', false);
  await visitor.click('header a', 'Search');
  await visitor.finds('dialog input');
});

test('an island that can’t be loaded says what to do, and the next press tries again', async ({visit}) => {
  const visitor = await visit('/developers/support');
  visitor.expects(/missing|404/);
  await setAddress(visitor, 'islands', true);
  await visitor.click('[data-island=ErrorFinder] button');
  await visitor.finds('[role=alert]', 'This part of the page could not be loaded.');
  await setAddress(visitor, 'islands', false);
  await visitor.click('[data-island=ErrorFinder] button');
  await visitor.sees(() => document.querySelector('[data-island=ErrorFinder][data-hydrated]') !== null);
  await expect.poll(() => visitor.run(() => document.querySelector('[role=alert]:not([hidden])') === null)).toBe(true);
});
