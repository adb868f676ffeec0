import {posix} from 'node:path';
import {brand} from '../../../src/facts/brand';
import {near, nearAnchor} from '../near';
import type {Link, Outline} from '../outline';
import {pageId, type Site} from '../site';
import type {Finding, SiteRule} from '../types';

interface Target {
  path: string;
  anchor?: string;
}

function split(url: string): Target {
  const [path = '', anchor] = url.split('#', 2);
  return {path: path.split('?')[0] ?? '', anchor: anchor === undefined ? undefined : decodeURIComponent(anchor)};
}

/** A finding at a link whose address should read otherwise. `sure` says that no judgement is needed. */
function readsRight(
  link: Link,
  message: string,
  right: string | undefined,
  sure: boolean,
  otherwise = 'correct the address, or take the link away.',
): Finding {
  const fix = right === undefined ? otherwise : `did you mean ${right}?`;
  const edit =
    sure && right !== undefined && link.end > link.start ? {start: link.start, end: link.end, text: right} : undefined;
  return {offset: link.start, message, fix, edit};
}

/** More anchors than these are no help in a line. */
const mostAnchors = 12;

const anchorsTold = (ids: string[]): string =>
  ids.length > 0 && ids.length <= mostAnchors
    ? `write one of the page's anchors: ${ids.map((id) => `#${id}`).join(', ')}.`
    : 'name a heading of the page, as its address shows it, or leave out the # and what follows.';

function checkAnchor(
  link: Link,
  {path, anchor}: Target,
  ids: string[],
  where: string,
  site: Site,
  address: string,
): Finding[] {
  if (anchor === undefined || ids.includes(anchor)) return [];
  const moved = site.redirects.anchors[`${address}#${anchor}`]?.split('#')[1];
  const {name, sure} = nearAnchor(anchor, ids, site.published[address]);
  const right = moved && ids.includes(moved) ? {name: moved, sure: true} : {name, sure};
  const message = `${where} has no heading or id "${anchor}".`;
  return [readsRight(link, message, right.name && `${path}#${right.name}`, right.sure, anchorsTold(ids))];
}

/** How a page names another one. */
const linkTo = (other: Outline, page: Outline): string => `./${posix.relative(posix.dirname(page.file), other.file)}`;

/** A link to another file of the documentation. */
function checkFile(link: Link, target: Target, page: Outline, site: Site): Finding[] {
  const folder = posix.dirname(page.file);
  const file = posix.normalize(posix.join(folder, target.path));
  const found = site.pages.find((other) => other.file === file);
  const tail = target.anchor === undefined ? '' : `#${target.anchor}`;
  if (found) {
    const address = site.addressOf(found);
    return checkAnchor(link, target, site.anchorsAt(address) ?? [], file, site, address);
  }
  if (!/\.mdx?$/.test(file) && site.files.exists(file)) return [];
  const relative = (other: Outline) => linkTo(other, page);
  const bare = site.pages.find((other) => pageId(other.file) === pageId(file.replace(/\/$/, '')));
  if (bare) {
    const message = `Links between pages name the file: ${link.url} is none.`;
    return [readsRight(link, message, relative(bare) + tail, true)];
  }
  const {name, sure} = near(target.path, site.pages.map(relative));
  return [readsRight(link, `There is no file ${file}.`, name && name + tail, sure)];
}

/** A link to an address of this site. */
function checkRoute(link: Link, target: Target, page: Outline, site: Site): Finding[] {
  const {path, anchor} = target;
  const tail = anchor === undefined ? '' : `#${anchor}`;
  if (path !== '/' && path.endsWith('/'))
    return [readsRight(link, 'Addresses of this site end without a slash.', path.replace(/\/+$/, '') + tail, true)];
  if (site.serves(path))
    return anchor === undefined ? [] : checkAnchor(link, target, site.anchorsAt(path) ?? [], path, site, path);
  if (site.files.exists(`static${path}`) || path.startsWith('/api/')) return [];
  const moved = site.redirects.pages[path];
  const {name, sure} = near(path, [...site.marketing.keys(), ...site.docs.keys()]);
  const message = `Nothing is served at ${path}.`;
  const last = posix.basename(path).replace(/\.mdx?$/, '');
  const twin = sure || moved ? undefined : site.pages.find(({file}) => posix.basename(pageId(file)) === last);
  if (twin) return [readsRight(link, message, linkTo(twin, page) + tail, false)];
  return [readsRight(link, message, moved ?? (name && name + tail), moved !== undefined || sure)];
}

function checkLink(link: Link, page: Outline, site: Site): Finding[] {
  const {url} = link;
  if (url === '' || url === '#') return [readsRight(link, 'This link leads nowhere.', undefined, false)];
  if (url.startsWith(brand.siteUrl)) {
    const path = url.slice(brand.siteUrl.length) || '/';
    const known = site.serves(split(path).path);
    return [readsRight(link, 'Links within this site name no host.', path, known)];
  }
  if (/^[a-z][a-z+.-]*:/i.test(url)) return [];
  const target = split(url);
  if (target.path === '') {
    const ids = page.anchors.map(({id}) => id);
    return checkAnchor(link, target, ids, 'This page', site, site.addressOf(page));
  }
  return url.startsWith('/') ? checkRoute(link, target, page, site) : checkFile(link, target, page, site);
}

/** Links lead to files, addresses and anchors that exist. */
export const links: SiteRule = {
  name: 'links',
  check: (page, site) => page.links.filter(({kind}) => kind === 'link').flatMap((link) => checkLink(link, page, site)),
};
