/** @jest-environment node */
import {prune} from '../../../../plugins/finish/styles/prune';

it('a rule that only names states is kept, because it applies to all elements', async () => {
  const css = ':focus-visible{outline:none}::selection{color:red}.used:hover{color:red}.unused:hover{color:red}';
  expect(await prune(css, ['used'], [])).toBe(
    ':focus-visible{outline:none}::selection{color:red}.used:hover{color:red}',
  );
});
