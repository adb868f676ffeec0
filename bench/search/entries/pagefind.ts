import {hrefsOf} from '../../../tests/search/judge';
import {expose} from '../contender';
import {pagefindSearch} from '../pagefind';

expose(async () => {
  const engine = pagefindSearch('/pagefind/pagefind.js');
  return async (query) => hrefsOf(await engine.search(query));
});
