import {builtIsland} from './fixtures';
import {fetches, hydrated, installLoader, island, observed, setVisible, show} from './loaderPage';

installLoader();

test('an island that waits for a first use is hydrated once the page is used and the island visible, on later pages, too', async () => {
  show(builtIsland('Form', {when: 'used'}) + builtIsland('Dialog', {id: '_R_2_'}));
  expect(observed.size).toBe(0);
  window.dispatchEvent(new Event('pointermove'));
  expect([...observed]).toEqual([island()]);
  expect(fetches).not.toHaveBeenCalled();
  setVisible(true);
  await hydrated();
  expect(observed.size).toBe(0);

  show(builtIsland('Form', {when: 'used'}) + builtIsland('Dialog', {id: '_R_2_'}));
  expect([...observed]).toEqual([island()]);
});
