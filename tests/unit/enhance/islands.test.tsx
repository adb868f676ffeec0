import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {islands} from '../../../src/enhance/islands';

const loaded = jest.fn();
const pressed = jest.fn();

jest.mock(
  '/loader.js',
  () => {
    loaded();
    return {};
  },
  {virtual: true},
);

/** Shows a page that names a loader, or none, as in the live preview. */
function show(
  loader: string | undefined,
  html = '<div data-island="Form"><button>Press</button></div><p hidden>Not loaded</p>',
): void {
  document.head.innerHTML = loader ? `<meta name="islands" content="${loader}">` : '';
  document.body.innerHTML = html;
  screen.queryByRole('button')?.addEventListener('click', pressed);
}

beforeEach(() => {
  islands.install?.();
  jest.clearAllMocks();
});

test('a page without islands loads nothing, even if it names a loader', async () => {
  show('/loader.js', '<p>No island</p>');
  islands.mount?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).not.toHaveBeenCalled();
});

test('in the live preview, where React runs islands, a press goes through', async () => {
  show(undefined);
  await userEvent.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press before the loader has loaded is repeated once, on the button of a pressed icon', async () => {
  show('/loader.js', '<div data-island="Film"><button><svg role="img"><path /></svg></button></div>');
  await userEvent.click(screen.getByRole('img'));
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(loaded).toHaveBeenCalledTimes(1);
});
