import {builtIsland} from './fixtures';
import {fetches, hydrated, installLoader, island, observed, setVisible, show} from './loaderPage';

installLoader();

test('an island on the first screen is hydrated once the page is used and the island visible, on later pages, too', async () => {
  show(builtIsland('Form'));
  expect(observed.size).toBe(0);
  window.dispatchEvent(new Event('pointermove'));
  expect([...observed]).toEqual([island()]);
  expect(fetches).not.toHaveBeenCalled();
  setVisible(true);
  await hydrated();
  expect(observed.size).toBe(0);

  show(builtIsland('Form'));
  expect([...observed]).toEqual([island()]);
});
