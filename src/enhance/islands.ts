import {all, closest} from './dom';
import type {Behavior} from './types';

const notHydrated = '[data-island]:not([data-hydrated])';

/** How far from the screen an island may be when the loader is fetched: the height of one screen. */
const margin = '100%';

/** Returns the address of the script that hydrates the islands of a page, if it has any. */
export const loaderOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name=islands]')?.content;

let loading: Promise<unknown> | undefined;
let isLoaded = false;

/** Fetches and runs the loader once. After a failure, the next call tries again. */
function load(): Promise<unknown> {
  const address = loaderOf(document);
  if (address)
    loading ??= import(address).then(
      () => {
        isLoaded = true;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  return loading ?? Promise.resolve();
}

const loadQuietly = () => void load().catch(() => undefined);

/** Keeps a press on an island until the loader is there, which handles it from then on. */
function keepPress(event: Event): void {
  const island = closest(event, notHydrated);
  if (!island || isLoaded || closest(event, 'a[href]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  load().then(
    () => (event.target as HTMLElement).click(),
    () => island.nextElementSibling?.removeAttribute('hidden'),
  );
}

const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loadQuietly(), {
  rootMargin: margin,
});

/**
 * Fetches the script that hydrates islands (`src/islands/runtime/loader.ts`) when an island of the page comes near the
 * screen, or when the address may be for one.
 */
export const islands: Behavior = {
  install() {
    document.addEventListener('click', keepPress, {capture: true});
    window.addEventListener('hashchange', loadQuietly);
  },
  mount() {
    observer.disconnect();
    if (isLoaded) return;
    for (const island of all(notHydrated)) observer.observe(island);
    if (window.location.hash) loadQuietly();
  },
};
