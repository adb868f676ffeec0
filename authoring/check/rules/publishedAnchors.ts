import type {Outline} from '../outline';
import {publishedFile, redirectsFile, type Site} from '../site';
import {suggestAnchor, suggestName} from '../suggestions';
import type {FileRule, Finding, SiteRule} from '../types';

/** Returns the published anchors that an address no longer has, and that have no redirect. */
function removedAnchors(site: Site, path: string, at: string): string[] {
  const ids = site.anchorsAt(at) ?? [];
  return (site.published[path] ?? []).filter((id) => !ids.includes(id) && !(`${path}#${id}` in site.redirects.anchors));
}

/** Returns the place of a key in a JSON file. */
const placeOfKey = (file: string, key: string, {files}: Site) => ({
  file,
  offset: Math.max(0, String(files.read(file)).indexOf(`"${key}"`)),
});

/** Returns the fix for entries that `docs:fix` added for a draft. */
const neverMerged = (entry: string): string => `if it was never merged, remove "${entry}" from ${publishedFile}.`;

function removedAnchor(page: Outline, path: string, id: string, published: string[]): Finding {
  const ids = page.anchors.map((anchor) => anchor.id);
  const {name} = suggestAnchor(id, ids, [id, ...published]);
  const offset = page.anchors.find((anchor) => anchor.id === name)?.offset ?? 0;
  const fix = name
    ? `add "${path}#${id}": "${path}#${name}" to "anchors" in ${redirectsFile}, if that replaces it, or restore the old heading; ${neverMerged(id)}`
    : `restore the old heading, or add a redirect to "anchors" in ${redirectsFile}; ${neverMerged(id)}`;
  return {offset, message: `The published anchor #${id} no longer exists, so links to it are broken.`, fix};
}

/** Reports published anchors that no longer exist and have no redirect. */
export const anchors: SiteRule = {
  name: 'published',
  check(page, site) {
    const path = site.addressOf(page);
    const moved = Object.entries(site.redirects.pages).filter(([, to]) => to === path);
    return [path, ...moved.map(([from]) => from)].flatMap((from) =>
      removedAnchors(site, from, path).map((id) => removedAnchor(page, path, id, site.published[path] ?? [])),
    );
  },
};

/** Reports published addresses that no longer exist and have no redirect. */
export const addresses: FileRule = {
  name: 'published',
  check(site) {
    const served = [...site.marketing.keys(), ...site.docs.keys()];
    const fresh = served.filter((path) => !(path in site.published));
    // A new address is the most likely replacement, because the page may have been renamed.
    const successorOf = (path: string) =>
      fresh.length === 1 ? fresh[0] : (suggestName(path, fresh).name ?? suggestName(path, served).name ?? '…');
    return Object.keys(site.published)
      .filter((path) => !served.includes(path) && !(path in site.redirects.pages))
      .map((path) => ({
        ...placeOfKey(publishedFile, path, site),
        message: `The published address ${path} no longer exists.`,
        fix: `add "${path}": "${successorOf(path)}" to "pages" in ${redirectsFile}, with the address that replaces it; ${neverMerged(path)}`,
      }));
  },
};

/** Returns what is wrong with the redirect of an anchor: the message and its fix. */
function anchorMistake(from: string, to: string, site: Site): [message: string, fix: string] | undefined {
  const [[path = '', id = ''], [fromPath = '', old = '']] = [to.split('#'), from.split('#')];
  const ids = site.anchorsAt(path);
  if (!ids?.includes(id)) {
    const {name} = suggestName(id, ids ?? []);
    return [
      `There is no ${to}.`,
      name ? `did you mean ${path}#${name}?` : 'write the address of a page, #, and an ID.',
    ];
  }
  if (site.anchorsAt(fromPath)?.includes(old)) return [`${from} exists, so it needs no redirect.`, 'delete the entry.'];
  if (fromPath === path || site.redirects.pages[fromPath] === path || !site.serves(fromPath)) return undefined;
  const message = `${fromPath} exists, and servers don't receive the part after #.`;
  return [message, `keep the old heading on ${fromPath}, and add a link to ${to} below it.`];
}

/** Returns what is wrong with the redirect of a page: the message and its fix. */
function pageMistake(from: string, to: string, site: Site): [message: string, fix: string] | undefined {
  if (site.serves(from)) return [`${from} exists, so it's never redirected.`, 'delete the entry.'];
  if (site.serves(to.split('#')[0] ?? '')) return undefined;
  const {name} = suggestName(to, [...site.marketing.keys(), ...site.docs.keys()]);
  return [
    `There is no page at ${to}.`,
    name ? `did you mean ${name}?` : 'write an address that exists, or delete the entry.',
  ];
}

/** Reports redirects from addresses that exist, and to addresses that don't. */
export const redirects: FileRule = {
  name: 'redirects',
  check(site) {
    const {pages, anchors: moved} = site.redirects;
    return [
      ...Object.entries(pages).map(([from, to]) => [from, pageMistake(from, to, site)] as const),
      ...Object.entries(moved).map(([from, to]) => [from, anchorMistake(from, to, site)] as const),
    ].flatMap(([from, mistake]) =>
      mistake ? [{...placeOfKey(redirectsFile, from, site), message: mistake[0], fix: mistake[1]}] : [],
    );
  },
};
