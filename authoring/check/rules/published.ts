import {near, nearAnchor} from '../near';
import type {Outline} from '../outline';
import {placeOf} from '../places';
import {publishedFile, redirectsFile, type Site} from '../site';
import type {FileRule, Finding, Problem, SiteRule} from '../types';

/** An anchor that is gone from an address where readers look for it. */
function gone(site: Site, path: string, at: string): string[] {
  const ids = site.anchorsAt(at) ?? [];
  return (site.published[path] ?? []).filter((id) => !ids.includes(id) && !(`${path}#${id}` in site.redirects.anchors));
}

/** An author's draft may have been published by `docs:fix` before its headings were settled. */
const neverMerged = (entry: string): string => `if it was never merged, take "${entry}" out of ${publishedFile}.`;

function lostAnchor(page: Outline, path: string, id: string, published: string[]): Finding {
  const ids = page.anchors.map((anchor) => anchor.id);
  const {name} = nearAnchor(id, ids, [id, ...published]);
  const offset = page.anchors.find((anchor) => anchor.id === name)?.offset ?? 0;
  const fix = name
    ? `add "${path}#${id}": "${path}#${name}" to "anchors" in ${redirectsFile}, if that took its place, or write the old heading again; ${neverMerged(id)}`
    : `write the old heading again, or say in "anchors" of ${redirectsFile} where it went; ${neverMerged(id)}`;
  return {offset, message: `The anchor #${id} is gone, and links to it from elsewhere lead nowhere.`, fix};
}

/** Anchors that readers may have kept lead somewhere. */
export const anchors: SiteRule = {
  name: 'published',
  check(page, site) {
    const path = site.addressOf(page);
    const moved = Object.entries(site.redirects.pages).filter(([, to]) => to === path);
    return [path, ...moved.map(([from]) => from)].flatMap((from) =>
      gone(site, from, path).map((id) => lostAnchor(page, path, id, site.published[path] ?? [])),
    );
  },
};

/** Addresses that readers may have kept lead somewhere. */
export const addresses: FileRule = {
  name: 'published',
  check(site) {
    const source = site.files.read(publishedFile)?.toString('utf8') ?? '';
    const served = [...site.marketing.keys(), ...site.docs.keys()];
    const fresh = served.filter((path) => !(path in site.published));
    // Somebody who renames a page adds one: what is new is likelier to have taken the place than what was there.
    const successorOf = (path: string) =>
      fresh.length === 1 ? fresh[0] : (near(path, fresh).name ?? near(path, served).name ?? '…');
    return Object.keys(site.published)
      .filter((path) => !served.includes(path) && !(path in site.redirects.pages))
      .map((path) => ({
        file: publishedFile,
        ...placeOf(source, Math.max(0, source.indexOf(`"${path}"`))),
        message: `Nothing is served at ${path} any more, and readers have kept that address.`,
        fix: `add "${path}": "${successorOf(path)}" to "pages" in ${redirectsFile}, with the address that took its place; ${neverMerged(path)}`,
      }));
  },
};

/** Redirects lead from addresses that are gone to addresses that exist. */
export const redirects: FileRule = {
  name: 'redirects',
  check(site) {
    const source = site.files.read(redirectsFile)?.toString('utf8') ?? '';
    const at = (from: string, message: string, fix: string): Omit<Problem, 'rule'> => ({
      file: redirectsFile,
      ...placeOf(source, Math.max(0, source.indexOf(`"${from}"`))),
      message,
      fix,
    });
    const ofPages = Object.entries(site.redirects.pages).flatMap(([from, to]) => {
      if (site.serves(from)) return [at(from, `${from} is served, so it is never redirected.`, 'take the entry out.')];
      if (site.serves(to.split('#')[0] ?? '')) return [];
      const {name} = near(to, [...site.marketing.keys(), ...site.docs.keys()]);
      const fix = name ? `did you mean ${name}?` : 'write an address that is served, or take the entry out.';
      return [at(from, `Nothing is served at ${to}.`, fix)];
    });
    const ofAnchors = Object.entries(site.redirects.anchors).flatMap(([from, to]) => {
      const [path = '', id = ''] = to.split('#');
      const ids = site.anchorsAt(path);
      if (!ids?.includes(id)) {
        const {name} = near(id, ids ?? []);
        return [
          at(
            from,
            `There is no ${to}.`,
            name ? `did you mean ${path}#${name}?` : 'write the address of a page, # and an id of it.',
          ),
        ];
      }
      const [fromPath = '', old = ''] = from.split('#');
      if (site.anchorsAt(fromPath)?.includes(old))
        return [at(from, `${from} is there, so it needs no entry.`, 'take the entry out.')];
      if (fromPath === path || site.redirects.pages[fromPath] === path) return [];
      const message = `${fromPath} is served, and no server sees what stands after #.`;
      return site.serves(fromPath)
        ? [at(from, message, `keep the old heading on ${fromPath}, with a link to ${to} below it.`)]
        : [];
    });
    return [...ofPages, ...ofAnchors];
  },
};
