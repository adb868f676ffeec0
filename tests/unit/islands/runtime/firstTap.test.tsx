import {builtIsland} from './fixtures';
import {hydrated, installLoader, island, observed, setVisible, show} from './loaderPage';

installLoader({isTouch: true});

test('on a large touch screen, an island that waits for a first use is hydrated once visible', async () => {
  show(builtIsland('Form', {when: 'used'}));
  expect([...observed]).toEqual([island()]);
  setVisible(true);
  await hydrated();
});
