import {routes} from '../routes';
import {expect, test} from './visitor';

/** How many pages a test visits. WebKit's driver needs a second for each, and more on a busy machine. */
const visited = 8;
for (let start = 0; start < routes.length; start += visited) {
  const some = routes.slice(start, start + visited);
  test(`${some[0]} and ${some.length - 1} more pages show their heading and fit the viewport`, async ({visit}) => {
    const visitor = await visit(some[0] ?? '/');
    for (const route of some) {
      if (route !== some[0]) await visitor.go(route);
      const [heading, tooWide] = await visitor.run(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        const title = document.querySelector('main h1');
        return [title?.checkVisibility() ? title.textContent : null, scrollWidth - clientWidth];
      });
      expect(heading, route).toBeTruthy();
      expect(tooWide, route).toBeLessThanOrEqual(0);
    }
  });
}
