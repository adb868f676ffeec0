import {isDeepStrictEqual} from 'node:util';
import {BrokenLinksProvider} from '@docusaurus/core/lib/client/BrokenLinksContext';
import type {BrokenLinks} from '@docusaurus/useBrokenLinks';
import {type ReactElement, use} from 'react';
import {prerender} from 'react-dom/static';
import {StaticRouter} from 'react-router-dom';

interface Place {
  name: string;
  props: object;
  /** The id of the island's element. Ids that the component makes with `useId` start with it. */
  id: string;
  pathname: string;
  brokenLinks: BrokenLinks;
}

/**
 * Renders an island as a tree of its own, as the browser will hydrate it: contexts of the page don't reach it, `useId`
 * returns the same ids, and lazy parts are included.
 * @throws Error naming the island when its properties aren't JSON or it can't be rendered
 */
export async function renderIsland(
  island: ReactElement,
  {name, props, id, pathname, brokenLinks}: Place,
): Promise<string> {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(props)), props))
    throw new Error(
      `Not all properties of the island ${name} are JSON. Fix: pass text, numbers, lists, and plain objects.`,
    );
  try {
    const {prelude} = await prerender(
      <StaticRouter location={pathname}>
        <BrokenLinksProvider brokenLinks={brokenLinks}>{island}</BrokenLinksProvider>
      </StaticRouter>,
      // Without a limit React would move a large lazy part to the end, and add a script that moves it back.
      {identifierPrefix: id, progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => undefined},
    );
    return await new Response(prelude).text();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The island ${name} can't be rendered: ${reason}`, {cause});
  }
}

/** Islands that pages wait for. React renders a page that waits again, and must get the same promise then. */
const waiting = new Map<string, Promise<string>>();

/**
 * Returns the HTML of an island while the site is built, and suspends the page until it is there. In the browser
 * `noMarkup.ts` takes the place of this module.
 */
export function useMarkup(island: ReactElement, place: Place): string | undefined {
  const key = `${place.pathname} ${place.id}`;
  const markup = waiting.get(key) ?? renderIsland(island, place);
  waiting.set(key, markup);
  return use(markup);
}
