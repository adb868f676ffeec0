import {act, screen, waitFor} from '@testing-library/react';
import {builtIsland} from './fixtures';
import {
  arrive,
  arriveInThisTask,
  faults,
  fetches,
  hydrated,
  installLoader,
  island,
  leave,
  observed,
  setNetwork,
  setVisible,
  show,
  user,
} from './loaderPage';

installLoader();

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test.each<[string, () => unknown]>([
  ['that is scrolled past', () => setVisible(false)],
  ['of a page that is left', leave],
  ['that is removed', () => island().remove()],
])('an island %s before the browser is idle is not hydrated', async (_, change) => {
  show(builtIsland('Form', {when: 'visible'}));
  setVisible(true);
  change();
  await wait(300);
  expect(fetches).not.toHaveBeenCalled();
});

test('readers who save data have to reach an island', () => {
  Object.assign(navigator, {connection: {saveData: true}});
  show(builtIsland('Form', {when: 'visible'}));
  expect(observed.size).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['an island is hydrated in a task of its own', 'hover', false],
  ['an island is hydrated at once if a press waits for it', 'click', true],
] as const)('%s', async (_, reach, isAtOnce) => {
  show(builtIsland('Form'));
  await user[reach](screen.getByText('Count'));
  let isHydrated: boolean | undefined;
  await act(async () => {
    await arriveInThisTask();
    isHydrated = island().dataset.hydrated !== undefined;
  });
  expect(isHydrated).toBe(isAtOnce);
  await hydrated();
});

test('an island that was reached before it is reported as visible is hydrated only once', async () => {
  show(builtIsland('Form', {when: 'visible'}));
  await user.click(screen.getByText('Count'));
  await hydrated();
  fetches.mockClear();
  setVisible(true);
  await wait(300);
  expect(fetches).not.toHaveBeenCalled();
  expect(screen.getByText('Hello, 1 presses')).toBeVisible();
  expect(faults).toEqual([]);
});

test('an island is hydrated at once if the fragment names an element in it, whatever follows a question mark', async () => {
  document.body.innerHTML = builtIsland('Form');
  location.hash = '#elsewhere?a=b';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(fetches).not.toHaveBeenCalled();
  location.hash = `#${screen.getByLabelText('Text').id}?a=%`;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await hydrated();
  expect(fetches).toHaveBeenCalledWith('Form');
  location.hash = '';
});

test('an island is unmounted before its page is exchanged', async () => {
  show(builtIsland('Dialog'));
  await user.click(screen.getByText('Open'));
  await hydrated();
  expect(screen.getByRole('dialog')).toBeVisible();
  leave();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a lazy part is in the built page, and runs once it has arrived', async () => {
  show(builtIsland('Lazy', {when: 'visible'}));
  const button = screen.getByText('Pressed 0 times');
  setVisible(true);
  await hydrated();
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Pressed 1 times'));
  expect(faults).toEqual([]);
});

test('a failed download is reported, and tried again by a press only', async () => {
  show(builtIsland('Form'));
  setNetwork(Promise.reject(new Error('offline')));
  await user.click(screen.getByText('Count'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded/));
  expect(island()).not.toHaveAttribute('aria-busy');
  fetches.mockClear();
  await user.hover(screen.getByLabelText('Text'));
  expect(fetches).not.toHaveBeenCalled();
  // Errors are reported after a second.
  await wait(1_200);
  expect(faults).toContainEqual(new Error('offline'));
});

test('an island that throws an error shows what the built page showed, and says that it failed', async () => {
  show(builtIsland('Broken'));
  await user.click(screen.getByText('Break'));
  arrive();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/stopped working\. Reload the page\.$/));
  expect(screen.getByText('Break')).toBeVisible();
  expect(faults).toContainEqual(new Error('It broke.'));
});
