import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {docsRoute} from '../../src/facts/routes';

function titlesIn(docs: string): [file: string, title: string][] {
  return readdirSync(docs)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => {
      const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(join(docs, file), 'utf8')) ?? [];
      const {title} = (parse(frontMatter) ?? {}) as {title?: unknown};
      return [file, String(title ?? '')];
    });
}

/**
 * Why a new page can't have a name: a page, a route or an address that was public once has it.
 * @param root the project's folder
 * @returns what to do about it, or undefined when the name is free
 */
export function whyTaken(root: string, slug: string, title: string): string | undefined {
  const docs = join(root, 'docs');
  const entries = readdirSync(docs);
  const same = entries.find((entry) => entry.toLowerCase().replace(/\.mdx?$/, '') === slug);
  if (same) return `docs/${same} has this name already. Fix: choose another title, or change that page.`;

  const route = `${docsRoute}/${slug}`;
  if (existsSync(join(root, `src/pages${route}.tsx`)) || existsSync(join(root, `src/pages${route}`)))
    return `src/pages${route} answers at this address already. Fix: choose another title.`;

  const {pages} = JSON.parse(readFileSync(join(root, 'deploy/redirects.json'), 'utf8')) as {
    pages: Record<string, string>;
  };
  const target = pages[route];
  if (target)
    return `${route} was public and leads to ${target} now. Fix: choose another title, or remove it from deploy/redirects.json.`;

  const published = JSON.parse(readFileSync(join(root, 'authoring/check/published.json'), 'utf8')) as object;
  if (route in published) return `${route} was public once, and readers may have kept it. Fix: choose another title.`;

  const twin = titlesIn(docs).find(([, other]) => other.toLowerCase() === title.toLowerCase());
  if (twin) return `docs/${twin[0]} has the title "${twin[1]}". Fix: choose another title.`;
  return undefined;
}
