import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {islands} from '../../../src/enhance/islands';

test('in the live preview, which names no loader because React runs islands, a press goes through', async () => {
  const pressed = jest.fn();
  islands.install?.();
  document.body.innerHTML = '<div data-island="Form"><button>Press</button></div>';
  screen.getByRole('button').addEventListener('click', pressed);
  await userEvent.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
});
