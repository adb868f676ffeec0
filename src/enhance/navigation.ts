import {docsRoute} from '../facts/routes';
import {displayInSteps} from './arrival';
import {afterPaint, all, closest} from './dom';
import {loaderOf} from './islands';
import {discardPage, prefetch} from './pages';
import type {Behavior} from './types';

/** Matches the paths of documentation pages. Those of files have a dot. */
const documentation = new RegExp(`^${docsRoute}(?:/[^.]*)?$`);

/**
 * How long the pointer must rest on a link before its page is prefetched, in milliseconds. It merely crosses most
 * links.
 */
const hoverMs = 40;

/** Elements that are identical on all pages of a release. A page of another release is loaded as a whole. */
const releaseElements = ['script[type=module]', 'link[rel=stylesheet]', 'meta[name=search]'];

/** Elements of the head that differ between pages. */
const pageElements =
  'meta[property], meta[name=description], meta[name=islands], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

const content = '.main-wrapper';
const sidebar = '#docsMenu';

/** Links outside of the content, which may be marked as the current page. */
const menus = 'header a, #siteMenu a';

/** The path of the page that is shown. The address may be ahead, because it changes before the next page has loaded. */
let shownPath = window.location.pathname;

/** Returns whether a path is that of a documentation page other than the one that is shown. */
const isOther = (path: string): boolean => path !== shownPath && documentation.test(path);

/** The address of the script that hydrates islands, once a page with islands has been shown. */
let loader: string | undefined;

/** Loads the style sheets that a page has and the current page lacks: those of islands. */
async function loadStyles(page: Document): Promise<void> {
  const isNew = (link: HTMLLinkElement) => !document.querySelector(`link[href="${link.getAttribute('href')}"]`);
  const links = all<HTMLLinkElement>('link[rel=stylesheet]', page).filter(isNew);
  const loaded = links.map(
    (link) => new Promise((resolve) => Object.assign(link, {onload: resolve, onerror: resolve})),
  );
  document.head.append(...links);
  await Promise.all(loaded);
}

const isSameRelease = (page: Document): boolean =>
  [undefined, loader ?? loaderOf(page)].includes(loaderOf(page)) &&
  releaseElements.every((part) => page.querySelector(part)?.outerHTML === document.querySelector(part)?.outerHTML);

/** The scroll position of the sidebar. Recorded on scrolling, because reading it later would force another layout. */
let sidebarTop = 0;

function recordScroll({target}: Event): void {
  if (target instanceof Element && target.matches(sidebar)) sidebarTop = target.scrollTop;
}

/** Moves the focus to the top of the page, as loading it would, unless the reader has already moved it elsewhere. */
function focusTop(): void {
  if (document.activeElement !== document.body) return;
  document.body.tabIndex = -1;
  document.body.focus({preventScroll: true});
  document.body.removeAttribute('tabindex');
}

/**
 * Replaces the current page.
 * @param atTop whether the page is shown from its top; if so, the rest can be displayed later (`arrival.ts`)
 * @throws Error naming the page when it has no content
 */
function show(page: Document, atTop: boolean): void {
  const [current, next] = [document, page].map((from) => from.querySelector(content));
  if (!current || !next) throw new Error(page.title);
  document.dispatchEvent(new CustomEvent('page:leaving'));
  for (const open of all(':popover-open')) open.hidePopover();
  document.title = page.title;
  document.documentElement.className = page.documentElement.className;
  for (const element of all(pageElements, document.head)) element.remove();
  document.head.append(...page.head.querySelectorAll(pageElements));
  const marks = all(menus, page);
  for (const [number, link] of all(menus).entries()) link.ariaCurrent = marks[number]?.ariaCurrent ?? null;
  // Removing the focused element would force the browser to compute styles at once.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (atTop) {
    // Chromium 147 keeps the old position. Scrolling the old page needs no further layout.
    window.scrollTo({top: 0, behavior: 'instant'});
    next.setAttribute('data-arriving', '');
    displayInSteps(next);
  }
  current.replaceWith(next);
  loader ??= loaderOf(page);
  document.dispatchEvent(new CustomEvent('page:shown'));
  // Needs the layout, so it comes after all changes: the browser then computes the layout once.
  if (sidebarTop > 0) document.querySelector(sidebar)?.scrollTo(0, sidebarTop);
  // Focusing needs the layout, too, and can wait until the page is visible.
  if (atTop) afterPaint(focusTop);
  else focusTop();
}

async function open(path: string, atTop: boolean, signal: AbortSignal): Promise<void> {
  try {
    const page = await prefetch(path);
    if (signal.aborted) return;
    discardPage(path);
    if (!isSameRelease(page)) throw new Error(page.title);
    await loadStyles(page);
    if (signal.aborted) return;
    show(page, atTop);
    shownPath = path;
  } catch {
    if (signal.aborted) return;
    // The browser loads the page, or shows its own error. The current page stays until then.
    window.location.reload();
    await new Promise(() => undefined);
  }
}

function intercept(event: NavigateEvent): void {
  const {pathname, hash} = new URL(event.destination.url);
  const isHandled =
    event.canIntercept &&
    !event.formData &&
    event.downloadRequest === null &&
    event.navigationType !== 'reload' &&
    // Only a page that the browser loads is scrolled to a text fragment.
    !hash.includes(':~:') &&
    isOther(pathname);
  const atTop = event.navigationType === 'push' && hash === '';
  if (isHandled) event.intercept({focusReset: 'manual', handler: () => open(pathname, atTop, event.signal)});
}

let hoverTimer: number | undefined;

/**
 * Follows links between documentation pages without loading whole pages. It intercepts the browser's own navigation,
 * which keeps the history and restores scroll positions, and replaces only what differs. A page is prefetched
 * when the pointer rests on its link. Browsers without the Navigation API load whole pages, and so does
 * this behavior after any error.
 */
export const navigation: Behavior = {
  install() {
    if (typeof window.navigation?.navigate !== 'function') return;
    loader = loaderOf(document);
    window.navigation.addEventListener('navigate', intercept);
    document.addEventListener('scroll', recordScroll, {capture: true, passive: true});
    const savesData = (navigator as {connection?: {saveData?: boolean}}).connection?.saveData;
    const prefetchLink = (event: Event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[href]');
      if (!savesData && link?.origin === window.location.origin && isOther(link.pathname))
        prefetch(link.pathname).catch(() => undefined);
    };
    document.addEventListener('pointerover', (event) => {
      window.clearTimeout(hoverTimer);
      if (event.pointerType === 'mouse') hoverTimer = window.setTimeout(prefetchLink, hoverMs, event);
    });
    document.addEventListener('pointerdown', (event) => {
      window.clearTimeout(hoverTimer);
      prefetchLink(event);
    });
  },
  resume() {
    if (window.location.pathname !== shownPath) window.location.reload();
  },
};
