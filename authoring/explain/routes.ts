import {posix} from 'node:path';
import {docsRoute} from '../../src/facts/routes';
import type {Sources} from './failure';

/** The address that a documentation page has by its `slug`, or by its file's name. */
export function routeOf(file: string, source = ''): string {
  const [, slug] = /^slug:\s*['"]?([^'"\n]+?)['"]?\s*$/m.exec(/^---\n[\s\S]*?\n---/.exec(source)?.[0] ?? '') ?? [];
  const name = file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');
  return posix.join(docsRoute, slug ?? name).replace(/\/$/, '');
}

/** The files that a page's words come from: its documentation page, or the route's file below `src/pages`. */
export function filesAt(route: string, sources: Sources): string[] {
  const docs = sources.pages.filter((file) => routeOf(file, sources.read(file)) === route);
  const marketing = [`src/pages${route}.tsx`, `src/pages${route.replace(/\/$/, '')}/index.tsx`];
  return [...docs, ...marketing.filter((file) => sources.read(file) !== undefined)];
}
