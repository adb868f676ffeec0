import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {docsRoute} from '../../src/facts/routes';
import {docsPages, openFiles} from '../check/files';
import type {Redirects} from '../check/site';

function titlesIn(root: string): [file: string, title: string][] {
  return docsPages(openFiles(root)).map((file) => {
    const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return [file, String(parseDocument(frontMatter).get('title') ?? '')];
  });
}

/**
 * Finds what prevents a new page from using a name: a page, a route, or an address that was published.
 * @param root the project's folder
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

  const other = titlesIn(root).find(([, existing]) => existing.toLowerCase() === title.toLowerCase());
  if (other) return `${other[0]} has the title "${other[1]}". Fix: choose another title.`;
  return undefined;
}
