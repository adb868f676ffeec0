import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {islands} from '../../../src/enhance/islands';

jest.mock('/loader.js', () => ({}), {virtual: true});

it.each([
  ['in the live preview, which names no loader because React runs islands, goes through', ''],
  ['on an icon before the loader has loaded is repeated once', '<meta name="islands" content="/loader.js">'],
])('a press %s', async (_, head) => {
  const pressed = jest.fn();
  islands.install?.();
  document.head.innerHTML = head;
  document.body.innerHTML = '<div data-island="Film"><button><svg role="img"><path /></svg></button></div>';
  screen.getByRole('button').addEventListener('click', pressed);
  await userEvent.click(screen.getByRole('img'));
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});
