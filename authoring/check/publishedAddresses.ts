import {type Published, publishedFile, type Site} from './site';

/** Returns the current addresses of the site, and the anchors of the given documentation pages. */
function currentAddresses(site: Site, files: string[]): Published {
  const marketing = [...site.marketing.keys()].map((path) => [path, []] as const);
  const docs = [...site.docs]
    .filter(([, {file}]) => files.includes(file))
    .map(([path, {anchors}]) => [path, anchors.map(({id}) => id)] as const);
  return Object.fromEntries([...marketing, ...docs]);
}

/** The line width of the formatter. */
const width = 120;

/** Formats the list like the formatter: the anchors of a page are on one line if they fit. */
function format(list: [path: string, ids: string[]][]): string {
  const lines = list.map(([path, ids], number) => {
    const comma = number < list.length - 1 ? ',' : '';
    const short = `  ${JSON.stringify(path)}: [${ids.map((id) => JSON.stringify(id)).join(', ')}]${comma}`;
    if (short.length <= width) return short;
    return `  ${JSON.stringify(path)}: [\n${ids.map((id) => `    ${JSON.stringify(id)}`).join(',\n')}\n  ]${comma}`;
  });
  return `{\n${lines.join('\n')}\n}\n`;
}

/**
 * Adds new addresses and anchors to the published ones. Entries are never removed, because readers may have saved them.
 * @param files the pages whose anchors are added (default: all)
 * @returns the new text of the list, and the number of new entries
 */
export function publish(
  site: Site,
  files: string[] = site.pages.map(({file}) => file),
): {file: string; text: string; added: number} {
  const before = site.published;
  const list: Published = {...before};
  let added = 0;
  for (const [path, ids] of Object.entries(currentAddresses(site, files))) {
    const known = before[path] ?? [];
    const fresh = [...new Set(ids)].filter((id) => !known.includes(id));
    added += fresh.length + (path in before ? 0 : 1);
    list[path] = [...known, ...fresh].sort();
  }
  const sorted = Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1));
  return {file: publishedFile, text: format(sorted), added};
}
