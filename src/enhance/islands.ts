import {all, closest} from './dom';
import type {Behavior} from './types';

const notHydrated = '[data-island]:not([data-hydrated])';

/** How far from the viewport an island may be when the loader is fetched, relative to the viewport. */
const margin = '20%';

/** Returns the address of the script that hydrates the islands of a page, if it has any. */
export const loaderOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name=islands]')?.content;

/**
 * Fetches and runs the loader, which the browser does only once. From then on, the loader handles presses itself. The
 * live preview names no loader, because React runs its islands.
 */
async function load(): Promise<void> {
  const address = loaderOf(document);
  if (!address) return;
  await import(address);
  document.removeEventListener('click', keepPress, true);
}

const tryToLoad = () => void load().catch(() => undefined);

/** Holds back a press on an island until the loader has loaded, and then repeats it. */
function keepPress(event: Event): void {
  const island = closest(event, notHydrated);
  if (!island || !loaderOf(document) || closest(event, 'a[href]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  load().then(
    // An <svg> has no `click`, and in Firefox, an event that is dispatched to a label doesn't reach its field.
    () => closest(event, ':not(svg, svg *)')?.click(),
    () => island.nextElementSibling?.removeAttribute('hidden'),
  );
}

const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tryToLoad(), {
  rootMargin: margin,
});

/**
 * Fetches the script that hydrates islands (`src/islands/runtime/loader.ts`) when an island of the page comes near the
 * viewport, and when an input or the address may be for one.
 */
export const islands: Behavior = {
  install() {
    document.addEventListener('click', keepPress, true);
    document.addEventListener('input', tryToLoad);
    window.addEventListener('hashchange', tryToLoad);
  },
  mount() {
    observer.disconnect();
    for (const island of all(notHydrated)) observer.observe(island);
    if (window.location.hash) tryToLoad();
  },
};
