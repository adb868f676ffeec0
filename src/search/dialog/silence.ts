/**
 * Elements made inert in one go. A browser restyles all that becomes inert, and `showModal` makes the whole page
 * inert at once: 20 to 140 ms on our pages with the processor slowed four times, when a key may be waiting. So the
 * dialog opens beside the page, and the page falls silent piece by piece, whenever
 * the reader pauses and the browser has nothing better to do.
 */
const atOnce = 150;

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length + 1;

/** Everything of the page but the dialog and the notices, in pieces that one go can take. */
function pieces(parent: Element, dialog: Element): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child === dialog || child.inert || child.matches('script, #siteNotices'))
      return [];
    return sizeOf(child) <= atOnce || child.childElementCount === 0 ? [child] : pieces(child, dialog);
  });
}

let silenced: HTMLElement[] = [];
let finish = () => {};

/** Safari has no idle callbacks. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, {timeout: 1_000});
  else setTimeout(act, 50);
};

/** The reader has paused when no key came for so long. */
const pauseMs = 300;
let lastKey = performance.now();

/** Says that the reader types, so that what can wait does. */
export function keyCame(): void {
  lastKey = performance.now();
}

const waiting = new Set<() => void>();

function lookAgain(): void {
  const left = lastKey + pauseMs - performance.now();
  if (left > 0) {
    setTimeout(lookAgain, left);
    return;
  }
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) whenIdle(act);
}

/** Does something, once, as soon as the reader has paused and the browser has nothing better to do. */
export function whenCalm(act: () => void): void {
  if (waiting.size === 0) setTimeout(lookAgain);
  waiting.add(act);
}

let latest = 0;

/**
 * Whatever is still to be done for an earlier call is dropped: a page that was given back must not fall silent after.
 * @param find gives the elements when the first step is taken: looking for them takes its time too
 * @param when has each step done in its time
 */
function inSteps(find: () => HTMLElement[], act: (element: HTMLElement) => void, when: typeof whenCalm): void {
  const own = ++latest;
  let list: HTMLElement[] | undefined;
  const step = (most: number) => {
    if (own !== latest) return;
    list ??= find();
    for (let count = 0; count < most && list.length > 0; ) {
      const element = list.shift();
      if (!element) break;
      act(element);
      count += sizeOf(element);
    }
    if (list.length > 0) when(() => step(atOnce));
  };
  finish = () => step(Number.POSITIVE_INFINITY);
  when(() => step(atOnce));
}

/** Makes the page behind the dialog inert. */
export function silence(dialog: HTMLElement): void {
  // What was still to be given back from the last time is given back first.
  finish();
  inSteps(
    () => pieces(document.body, dialog),
    (element) => {
      element.inert = true;
      silenced.push(element);
    },
    whenCalm,
  );
}

/** Gives the page back, first of all the part that holds the element that gets the focus. */
export function wake(opener: Element | null): void {
  const first = silenced.find((element) => element.contains(opener));
  if (first) first.inert = false;
  const rest = silenced.filter((element) => element !== first);
  silenced = [];
  inSteps(
    () => rest,
    (element) => {
      element.inert = false;
    },
    whenIdle,
  );
}

/** Does at once what is left to do: the reader is about to move the focus. */
export function finishNow(): void {
  finish();
}
