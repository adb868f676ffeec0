import {BrokenLinksProvider} from '@docusaurus/core/lib/client/BrokenLinksContext';
import type {BrokenLinks} from '@docusaurus/useBrokenLinks';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
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
 * Renders an island as a tree of its own, as the browser will hydrate it: contexts of the page don't reach it, and
 * `useId` returns the same ids. The build uses this module. In the browser `noMarkup.ts` takes its place.
 * @throws Error naming the island when its properties aren't JSON or it can't be rendered
 */
export function markupOf(island: ReactElement, {name, props, id, pathname, brokenLinks}: Place): string | undefined {
  checkProps(name, props);
  try {
    return renderToString(
      <StaticRouter location={pathname}>
        <BrokenLinksProvider brokenLinks={brokenLinks}>{island}</BrokenLinksProvider>
      </StaticRouter>,
      {identifierPrefix: id},
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The island ${name} can't be rendered: ${reason}`, {cause});
  }
}

function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  const isRecord = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isRecord && Object.values(value as object).every((part) => part === undefined || isJson(part));
}

function checkProps(name: string, props: object): void {
  const wrong = Object.entries(props).find(([, value]) => value !== undefined && !isJson(value));
  if (wrong)
    throw new Error(
      `The property "${wrong[0]}" of the island ${name} isn't JSON, so it can't travel in the page. Fix: pass text, numbers, lists, and plain objects.`,
    );
}
