import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {titleIn} from '../../plugins/shared/frontMatter';
import {docsRoute} from '../../src/facts/routes';
import {docsPages, openFiles} from '../check/files';
import type {Redirects} from '../check/site';

/**
 * Finds what prevents a new page from using a name: a page, a route, or an address that was published.
 * @param root the project root
 * @returns the conflict with its fix, or `undefined` if the name is available
 */
export function findConflict(root: string, slug: string, title: string): string | undefined {
  const entries = readdirSync(join(root, 'docs'));
  const same = entries.find((entry) => entry.toLowerCase().replace(/\.mdx?$/, '') === slug);
  if (same) return `docs/${same} already has this name. Fix: choose another title, or change that page.`;

  const route = `${docsRoute}/${slug}`;
  if (existsSync(join(root, `src/pages${route}.tsx`)) || existsSync(join(root, `src/pages${route}`)))
    return `src/pages${route} already has this address. Fix: choose another title.`;

  const {pages} = JSON.parse(readFileSync(join(root, 'deploy/redirects.json'), 'utf8')) as Redirects;
  const target = pages[route];
  if (target)
    return `${route} was published and now redirects to ${target}. Fix: choose another title, or remove it from deploy/redirects.json.`;

  const published = JSON.parse(readFileSync(join(root, 'authoring/check/published.json'), 'utf8')) as object;
  if (route in published) return `${route} was published, and readers may have saved it. Fix: choose another title.`;

  const titleAt = (file: string) => titleIn(readFileSync(join(root, file), 'utf8')) ?? '';
  const other = docsPages(openFiles(root)).find((file) => titleAt(file).toLowerCase() === title.toLowerCase());
  return other && `${other} has the title "${titleAt(other)}". Fix: choose another title.`;
}
