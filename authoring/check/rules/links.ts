import {posix} from 'node:path';
import {siteUrl} from '../../../src/facts/site';
import type {Link, Outline} from '../outline';
import {pageId, type Site} from '../site';
import {suggestAnchor, suggestName} from '../suggestions';
import type {Finding, SiteRule} from '../types';

interface Target {
  path: string;
  anchor?: string;
}

function split(url: string): Target {
  const [path = '', anchor] = url.split('#', 2);
  return {path: path.split('?')[0] ?? '', anchor: anchor === undefined ? undefined : decodeURIComponent(anchor)};
}

/** Returns the finding for an address with a percent escape that can't be decoded, such as the end of `100%`. */
export function invalidEscape({url, start}: Link): Finding | undefined {
  try {
    decodeURIComponent(url);
    return undefined;
  } catch {
    return {offset: start, message: `${url} has an invalid percent escape.`, fix: 'write %25 for the character %.'};
  }
}

/**
 * Returns the finding for a link with a wrong address.
 * @param right the right address, if one is similar
 * @param sure whether `docs:fix` may write it
 */
function wrongAddress(
  link: Link,
  message: string,
  right: string | undefined,
  sure: boolean,
  otherwise = 'correct the address, or remove the link.',
): Finding {
  const fix = right === undefined ? otherwise : `did you mean ${right}?`;
  const edit =
    sure && right !== undefined && link.end > link.start ? {start: link.start, end: link.end, text: right} : undefined;
  return {offset: link.start, message, fix, edit};
}

/** The largest number of anchors that a message lists. */
const maxAnchors = 12;

const anchorFix = (ids: string[]): string =>
  ids.length > 0 && ids.length <= maxAnchors
    ? `write one of the page's anchors: ${ids.map((id) => `#${id}`).join(', ')}.`
    : 'write the ID of a heading of the page, or delete the # and the text after it.';

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
  const {name, sure} = suggestAnchor(anchor, ids, site.published[address]);
  const right = moved && ids.includes(moved) ? {name: moved, sure: true} : {name, sure};
  const message = `${where} has no heading or ID "${anchor}".`;
  return [wrongAddress(link, message, right.name && `${path}#${right.name}`, right.sure, anchorFix(ids))];
}

/** Returns the address with which a page links to another one. */
const linkTo = (other: Outline, page: Outline): string => `./${posix.relative(posix.dirname(page.file), other.file)}`;

/** Checks a link to another file of the documentation. */
function checkFile(link: Link, target: Target, page: Outline, site: Site): Finding[] {
  const file = posix.normalize(posix.join(posix.dirname(page.file), target.path));
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
    const message = `${link.url} isn't a file, and links between pages use file names.`;
    return [wrongAddress(link, message, relative(bare) + tail, true)];
  }
  const {name, sure} = suggestName(target.path, site.pages.map(relative));
  return [wrongAddress(link, `There is no file ${file}.`, name && name + tail, sure)];
}

/** Checks a link to an address of this site. */
function checkRoute(link: Link, target: Target, page: Outline, site: Site): Finding[] {
  const {path, anchor} = target;
  const tail = anchor === undefined ? '' : `#${anchor}`;
  if (path !== '/' && path.endsWith('/'))
    return [
      wrongAddress(link, "Addresses of this site don't end with a slash.", path.replace(/\/+$/, '') + tail, true),
    ];
  if (site.serves(path))
    return anchor === undefined ? [] : checkAnchor(link, target, site.anchorsAt(path) ?? [], path, site, path);
  if (site.files.exists(`static${path}`) || path.startsWith('/api/')) return [];
  const moved = site.redirects.pages[path];
  const {name, sure} = suggestName(path, [...site.marketing.keys(), ...site.docs.keys()]);
  const message = `There is no page at ${path}.`;
  const last = posix.basename(path).replace(/\.mdx?$/, '');
  const twin = sure || moved ? undefined : site.pages.find(({file}) => posix.basename(pageId(file)) === last);
  if (twin) return [wrongAddress(link, message, linkTo(twin, page) + tail, false)];
  return [wrongAddress(link, message, moved ?? (name && name + tail), moved !== undefined || sure)];
}

/** The schemes of addresses that readers can follow. Docusaurus removes `pathname:`. */
const schemes = ['http:', 'https:', 'mailto:', 'pathname:', 'tel:'];

function checkLink(link: Link, page: Outline, site: Site): Finding[] {
  const {url} = link;
  if (url === '' || url === '#') return [wrongAddress(link, 'This link has no address.', undefined, false)];
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address && !schemes.includes(address.protocol))
    return [wrongAddress(link, `Pages can't link to ${address.protocol}.`, undefined, false)];
  if (address && address.origin !== new URL(siteUrl).origin) return [];
  const invalid = invalidEscape(link);
  if (invalid) return [invalid];
  if (address) {
    const {pathname, search, hash} = address;
    const known = site.serves(pathname);
    return [wrongAddress(link, "Links within this site don't need a host.", pathname + search + hash, known)];
  }
  const target = split(url);
  if (target.path === '') {
    // The pages that show a part have more headings.
    const ids = site.anchorsAt(site.addressOf(page));
    return !ids ? [] : checkAnchor(link, target, ids, 'This page', site, site.addressOf(page));
  }
  return url.startsWith('/') ? checkRoute(link, target, page, site) : checkFile(link, target, page, site);
}

/** Reports links to files, addresses, and anchors that don't exist. */
export const links: SiteRule = {
  name: 'links',
  check: (page, site) => [
    ...page.links.filter(({kind}) => kind === 'link').flatMap((link) => checkLink(link, page, site)),
    ...page.partials
      .filter(({file}) => !site.files.exists(file))
      .map(({file, offset}) => {
        const message = `There is no file ${file}.`;
        return {offset, message, fix: 'correct the name in the import.'};
      }),
  ],
};
