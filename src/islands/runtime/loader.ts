import type {ComponentType} from 'react';
import {hasEdits, takeEdits} from './fields';
import {keep} from './presses';
import {relocate} from './relocate';
import {watchVisibility} from './visible';

/** Fetches the component of an island. */
type Fetch = () => Promise<ComponentType<object>>;

/** Events that make an island hydrate. */
const reaching = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'];

interface Waiting {
  presses: (() => void)[];
  isLoading: boolean;
}

const waiting = new WeakMap<HTMLElement, Waiting>();
const running = new Map<HTMLElement, () => void>();

/** Events of a visitor who uses the page. A program that only loads it sends none. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * A touch screen that is wide enough to show an island's controls without scrolling. There, a tap may be the first sign of
 * use, so waiting for one would be too late.
 */
const tappedFirst = '(any-pointer: coarse) and (min-width: 48rem)';

const notHydrated = '[data-island]:not([data-hydrated])';

function islandOf({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(notHydrated) : null;
}

const islandsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Returns the island with the element that the page's fragment names. What follows a `?` is for the island to read. */
function addressedIsland(): HTMLElement | null | undefined {
  const [id = ''] = location.hash.slice(1).split('?');
  return document.getElementById(id)?.closest<HTMLElement>(notHydrated);
}

/** Takes the place of the words in the page, which say that the island could not be loaded. */
const broken = 'This part of the page stopped working. Reload the page.';

/**
 * How long an error waits to be reported, in milliseconds. A page that is left cancels its downloads, which Firefox treats
 * as errors, and then this time never ends.
 */
const reportAfterMs = 1_000;

/** Returns the element below an island for its failures. */
function failureOf({nextElementSibling: next}: HTMLElement): HTMLElement | undefined {
  return next instanceof HTMLElement && next.matches('[data-island-failure]') ? next : undefined;
}

/** Shows that the island failed, below it, or hides that. */
function showFailure(island: HTMLElement, isFailed: boolean, words?: string): void {
  const message = failureOf(island);
  if (!message) return;
  if (words) message.textContent = words;
  message.hidden = !isFailed;
}

/** Text that is being composed (Japanese, Chinese, an accent) must not be touched until it is finished. */
const composed = (island: HTMLElement): Promise<unknown> | undefined =>
  composing && island.contains(composing)
    ? new Promise((resolve) => document.addEventListener('compositionend', () => setTimeout(resolve), {once: true}))
    : undefined;

let composing: Element | undefined;

/** Ends the current task, so that the browser can respond to the reader and paint. */
const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

async function start(island: HTMLElement, fetchComponent: Fetch, state: Waiting): Promise<void> {
  state.isLoading = true;
  island.ariaBusy = 'true';
  showFailure(island, false);
  try {
    const [{hydrate, run}, component] = await Promise.all([import('./hydrate'), fetchComponent()]);
    // Running the scripts has taken about as long as hydration will, so there is a pause, unless a press is waiting.
    if (state.presses.length === 0) await nextTask();
    await composed(island);
    if (!island.isConnected) return;
    const builtContent = [...island.cloneNode(true).childNodes];
    const putBack = takeEdits(island);
    const focused = island.querySelector<HTMLElement>(':focus');
    const findFocused = focused && relocate(focused, island);
    island.ariaBusy = null;
    island.dataset.hydrated = '';
    const unmount = hydrate(island, component, JSON.parse(island.dataset.props ?? '{}'), (error) => {
      reportError(error);
      running.delete(island);
      island.replaceChildren(...builtContent);
      showFailure(island, true, broken);
    });
    running.set(island, unmount);
    run(putBack);
    const found = findFocused?.();
    if (found && found !== focused) found.focus();
    else found?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    for (const repeat of state.presses) run(repeat);
  } catch (error) {
    setTimeout(() => reportError(error), reportAfterMs);
    island.ariaBusy = null;
    // Only an island that isn't marked as hydrated starts again when the reader reaches it.
    showFailure(island, true, island.dataset.hydrated === undefined ? undefined : broken);
  } finally {
    state.isLoading = false;
    state.presses = [];
  }
}

/**
 * Hydrates the islands of a page when the reader reaches them, or the page's fragment names an element in them; those
 * with `data-when` also once they are visible (`used`: only after the page's first use, except on large touch screens).
 * Does the same for each page that takes its place (`page:shown`).
 * @param islands functions that fetch the components, by the islands' names
 */
export function startIslands(islands: Record<string, Fetch>): void {
  const hydrateIsland = (island: HTMLElement): Waiting => {
    const state = waiting.get(island) ?? {presses: [], isLoading: false};
    waiting.set(island, state);
    const fetchComponent = islands[island.dataset.island ?? ''];
    // An island that was reached by a press may be reported as visible after that.
    const isRunning = island.dataset.hydrated !== undefined;
    if (fetchComponent && !state.isLoading && !isRunning) void start(island, fetchComponent, state);
    return state;
  };

  const reach = (event: Event) => {
    const island = islandOf(event);
    if (!island) return;
    // After a failure, a pointer that only moves on doesn't try again at each element.
    if (event.type === 'pointerover' && failureOf(island)?.hidden === false) return;
    const state = hydrateIsland(island);
    const repeat = event.type === 'click' && keep(event, island);
    if (repeat) state.presses.push(repeat);
  };

  for (const type of reaching) document.addEventListener(type, reach, {capture: true, passive: false});
  document.addEventListener('compositionstart', ({target}) => {
    composing = target instanceof Element ? target : undefined;
  });
  document.addEventListener('compositionend', () => {
    composing = undefined;
  });

  const visibility = watchVisibility((island) => void hydrateIsland(island as HTMLElement));

  const lookAtFragment = () => {
    const addressed = addressedIsland();
    if (addressed) hydrateIsland(addressed);
  };
  let isUsed = matchMedia(tappedFirst).matches;
  const look = () => {
    const seen = isUsed ? '[data-when]' : '[data-when=visible]';
    for (const island of islandsOf(notHydrated + seen)) visibility.add(island);
    // The browser fills fields in again when a page is reloaded or gone back to.
    for (const island of islandsOf(notHydrated)) if (hasEdits(island)) hydrateIsland(island);
    // The reader may have reached an island before this script was there.
    const focused = document.activeElement?.closest<HTMLElement>(notHydrated);
    if (focused) hydrateIsland(focused);
    lookAtFragment();
  };

  // A page that is rendered ahead of time may never be opened.
  if ((document as {prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', look, {once: true});
  else look();
  const use = () => {
    isUsed = true;
    look();
  };
  for (const sign of signs) window.addEventListener(sign, use, {passive: true, once: true});
  window.addEventListener('pageshow', look);
  window.addEventListener('hashchange', lookAtFragment);
  document.addEventListener('page:shown', look);
  document.addEventListener('page:leaving', () => {
    visibility.clear();
    for (const unmount of running.values()) unmount();
    running.clear();
  });
}
