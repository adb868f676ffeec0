import {arrive} from './arrival';
import {afterPaint, all, closest} from './dom';
import {fetchAhead, takePage} from './pages';
import type {Behavior} from './types';

/** Pages of the documentation, as against files: no address of a page holds a dot. */
const documentation = /^\/developers\/documentation(?:\/[^.]*)?$/;

/** A pointer that stays this long on a link means it, in milliseconds; it only crosses most links on its way. */
const restMs = 40;

/** What every page of one release says alike; a page of another release is loaded anew, with its own files. */
const release = ['script[type=module]', 'link[rel=stylesheet]', 'meta[name=search]'];

/** What the head says of the page alone. */
const ofThePage =
  'meta[property], meta[name=description], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

const content = '.main-wrapper';
const sidebar = '#docsMenu';

/** Links that stay, and may say that they lead to the page shown. */
const menus = 'header a, #siteMenu a';

/** The path of a documentation page that a link leads to, other than the one shown. */
function pathOf(link: HTMLAnchorElement | undefined): string | undefined {
  const {origin, pathname} = window.location;
  const leads =
    link?.origin === origin && link.pathname !== pathname && documentation.test(link.pathname) && !link.download;
  return leads ? link.pathname : undefined;
}

/** The script of a page's islands, which follows the one that all pages have. */
const loaderOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type=module] ~ script[type=module]')?.src;

/** The script of islands that runs, once a page with islands was shown. */
let loader: string | undefined;

const isSameRelease = (page: Document): boolean =>
  [undefined, loader ?? loaderOf(page)].includes(loaderOf(page)) &&
  release.every((part) => page.querySelector(part)?.outerHTML === document.querySelector(part)?.outerHTML);

/** How far the sidebar is scrolled. Noted when it is, since to ask for it has the page laid out once more. */
let scrolled = 0;

function noteScroll({target}: Event): void {
  if (target instanceof Element && target.matches(sidebar)) scrolled = target.scrollTop;
}

/** Screen readers and the Tab key begin at the top, as on a page that was loaded, unless the reader is elsewhere already. */
function focusTop(): void {
  if (document.activeElement !== document.body) return;
  document.body.tabIndex = -1;
  document.body.focus({preventScroll: true});
  document.body.removeAttribute('tabindex');
}

/**
 * Puts a page in the place of the one shown.
 * @param atTop whether it is shown from its beginning: another place on it is found once all before it is laid out
 * @throws Error naming the page when it is of another release
 */
function show(page: Document, atTop: boolean): void {
  const [shown, next] = [document, page].map((from) => from.querySelector(content));
  if (!shown || !next || !isSameRelease(page)) throw new Error(page.title);
  document.dispatchEvent(new CustomEvent('page:leaving'));
  for (const open of all(':popover-open')) open.hidePopover();
  document.title = page.title;
  document.documentElement.className = page.documentElement.className;
  for (const element of all(ofThePage, document.head)) element.remove();
  document.head.append(...page.head.querySelectorAll(ofThePage));
  const marks = all(menus, page);
  for (const [number, link] of all(menus).entries()) link.ariaCurrent = marks[number]?.ariaCurrent ?? null;
  // The browser restyles the page at once when what has the focus goes away.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (atTop) {
    next.setAttribute('data-arriving', '');
    arrive(next);
  }
  shown.replaceWith(next);
  document.dispatchEvent(new CustomEvent('page:shown'));
  loader ??= loaderOf(page);
  // Runs once: a module that runs already isn't loaded again.
  if (loader) void import(loader);
  // From here on places are asked for: all that changes them is done, so the browser lays the page out once.
  if (scrolled > 0) document.querySelector(sidebar)?.scrollTo(0, scrolled);
  // So does the focus ask, and nobody presses Tab before there is a page to see.
  if (atTop) afterPaint(focusTop);
  else focusTop();
}

/**
 * Loads the style sheets that a page needs and the one shown doesn't have, such as those of its islands.
 * @throws Event when one can't be loaded
 */
async function loadStyles(page: Document): Promise<void> {
  const selector = 'link[rel=stylesheet]';
  const here = new Set(all<HTMLLinkElement>(selector).map(({href}) => href));
  const missing = all<HTMLLinkElement>(selector, page).filter(({href}) => !here.has(href));
  if (!isSameRelease(page)) return;
  const loading = missing.map(({href}) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    return new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      document.head.append(link);
    });
  });
  await Promise.all(loading);
}

async function open(path: string, atTop: boolean, signal: AbortSignal): Promise<void> {
  try {
    const page = await takePage(path);
    await loadStyles(page);
    if (!signal.aborted) show(page, atTop);
  } catch {
    if (signal.aborted) return;
    // The browser loads it, or says what is wrong in its own way. Until then this page stays as it is.
    window.location.reload();
    await new Promise(() => undefined);
  }
}

function intercept(event: NavigateEvent): void {
  const {pathname, hash} = new URL(event.destination.url);
  const isOurs =
    event.canIntercept &&
    !event.hashChange &&
    !event.formData &&
    event.downloadRequest === null &&
    event.navigationType !== 'reload' &&
    pathname !== window.location.pathname &&
    documentation.test(pathname);
  const atTop = event.navigationType === 'push' && hash === '';
  if (isOurs) event.intercept({focusReset: 'manual', handler: () => open(pathname, atTop, event.signal)});
}

let resting: number | undefined;

/**
 * From one documentation page to the next without loading it whole: the browser's own navigation, with its history and
 * scrolling, but only what differs is exchanged. A link that the pointer rests on is fetched ahead. Browsers without the
 * Navigation API load pages, and so does this one where anything is not as expected.
 */
export const navigation: Behavior = {
  install() {
    if (!('navigation' in window)) return;
    loader = loaderOf(document);
    window.navigation.addEventListener('navigate', intercept);
    document.addEventListener('scroll', noteScroll, {capture: true, passive: true});
    const savesData = (navigator as {connection?: {saveData?: boolean}}).connection?.saveData;
    const ahead = (event: Event) => {
      const path = pathOf(closest<HTMLAnchorElement>(event, 'a[href]'));
      if (path && !savesData) fetchAhead(path).catch(() => undefined);
    };
    document.addEventListener('pointerover', (event) => {
      window.clearTimeout(resting);
      if (event.pointerType === 'mouse') resting = window.setTimeout(() => ahead(event), restMs);
    });
    document.addEventListener('pointerdown', (event) => {
      window.clearTimeout(resting);
      ahead(event);
    });
  },
};
