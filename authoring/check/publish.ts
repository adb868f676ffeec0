import {type Published, publishedFile, type Site} from './site';

/** What the site serves today: every address, and the anchors of the documentation's pages in question. */
function served(site: Site, files: string[]): Published {
  const marketing = [...site.marketing.keys()].map((path) => [path, []] as const);
  const docs = [...site.docs]
    .filter(([, {file}]) => files.includes(file))
    .map(([path, {anchors}]) => [path, anchors.map(({id}) => id)] as const);
  return Object.fromEntries([...marketing, ...docs]);
}

/** The width that the formatter keeps to. */
const width = 120;

/** The list as the formatter writes it: a page's anchors on one line where they fit. */
function written(list: [path: string, ids: string[]][]): string {
  const lines = list.map(([path, ids], number) => {
    const comma = number < list.length - 1 ? ',' : '';
    const short = `  ${JSON.stringify(path)}: [${ids.map((id) => JSON.stringify(id)).join(', ')}]${comma}`;
    if (short.length <= width) return short;
    return `  ${JSON.stringify(path)}: [\n${ids.map((id) => `    ${JSON.stringify(id)}`).join(',\n')}\n  ]${comma}`;
  });
  return `{\n${lines.join('\n')}\n}\n`;
}

/**
 * The list of published addresses and anchors with what is new. Nothing leaves it: readers may have kept what is gone.
 * @param files the pages to add; all are added when left out
 * @returns the list's new text, and how many addresses and anchors are new
 */
export function publish(
  site: Site,
  files: string[] = site.pages.map(({file}) => file),
): {file: string; text: string; added: number} {
  const before = site.published;
  const list: Published = {...before};
  let added = 0;
  for (const [path, ids] of Object.entries(served(site, files))) {
    const known = before[path] ?? [];
    const fresh = [...new Set(ids)].filter((id) => !known.includes(id));
    added += fresh.length + (path in before ? 0 : 1);
    list[path] = [...known, ...fresh].sort();
  }
  const sorted = Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1));
  return {file: publishedFile, text: written(sorted), added};
}
