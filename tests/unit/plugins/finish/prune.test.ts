/** @jest-environment node */
import {prune} from '../../../../plugins/finish/styles/prune';

it('a rule that only names states is kept, because it applies to all elements', async () => {
  const kept = ':focus-visible{outline:none}::selection{color:red}.used:hover{color:red}';
  expect(await prune(`${kept}.unused:hover{color:red}`, ['used'])).toBe(kept);
});

it('a variable that only an attribute of a drawing uses is kept', async () => {
  const css = ':root{--drawn:red;--unused:red}';
  expect(await prune(css, ['var(--drawn)'])).toBe(':root{--drawn:red}');
});
