import {fireEvent, screen} from '@testing-library/react';
import {ColorModeButton} from '../../../src/components/ColorModeButton';
import {colorMode} from '../../../src/enhance/colorMode';
import {refuseStorage} from '../../helpers/browser';
import {install, pass, show} from '../../helpers/enhance';

install(colorMode);

const {dataset} = document.documentElement;

/** Shows the page as the inline script leaves it before the first paint, and waits for that paint. */
function openLight() {
  dataset.theme = 'light';
  const user = show(<ColorModeButton />);
  pass(20);
  return user;
}

it.each([
  ['theme-test', 'dark', 'dark'],
  ['theme-test', 'purple', 'light'],
  ['theme-test', null, 'light'],
  ['other', 'dark', 'light'],
])('when another tab stores %s: %s, the color mode is %s', (key, newValue, expected) => {
  openLight();
  fireEvent(window, new StorageEvent('storage', {key, newValue}));
  expect(dataset.theme).toBe(expected);
  expect(screen.getByRole('button', {pressed: expected === 'dark'})).toBeInTheDocument();
});

it('the color mode changes even if storage is blocked', async () => {
  const user = openLight();
  refuseStorage();
  await user.click(screen.getByRole('button'));
  expect(dataset.theme).toBe('dark');
});
