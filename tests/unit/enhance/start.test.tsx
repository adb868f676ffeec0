import {render, screen, waitFor} from '@testing-library/react';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {Tabs} from '../../../src/components/Tabs';

const tabList = () => screen.queryByRole('tablist', {name: 'Page'});

/** Loads the script on a page, and waits until it has prepared the page. */
async function open(): Promise<void> {
  render(
    <>
      <Tabs label="Page" items={[{id: 'only', label: 'Only', content: 'Words'}]} />
      <NoticeRegion />
    </>,
  );
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/enhance/index');
  });
  expect(tabList()).not.toBeInTheDocument();
  await waitFor(() => expect(tabList()).toBeInTheDocument());
}

it.each([
  ['comes back from memory', () => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))],
  ['was rendered before it was opened', () => document.dispatchEvent(new Event('prerenderingchange'))],
])("the reader's choices apply to a page that %s", async (_, shown) => {
  await open();
  window.localStorage.setItem('theme-test', 'dark');
  document.documentElement.dataset.theme = 'light';
  shown();
  expect(document.documentElement.dataset.theme).toBe('dark');
});
