import {type Published, publishedFile, type Site} from './site';

/** Returns the current addresses of the site, and the anchors of the given documentation pages. */
function currentAddresses(site: Site, files: string[]): Published {
  const marketing = [...site.marketing.keys()].map((path) => [path, []] as const);
  const docs = [...site.docs]
    .filter(([, {file}]) => files.includes(file))
    .map(([path, {anchors}]) => [path, anchors.map(({id}) => id)] as const);
  return Object.fromEntries([...marketing, ...docs]);
}

/**
 * Adds new addresses and anchors to the published ones. Entries are never removed, because readers may have saved them.
 * @param files the pages whose anchors are added (default: all)
 * @returns the new list, which isn't formatted, and the number of new entries
 */
export function publish(
  site: Site,
  files: string[] = site.pages.map(({file}) => file),
): {file: string; list: Published; added: number} {
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
  return {file: publishedFile, list: Object.fromEntries(sorted), added};
}
