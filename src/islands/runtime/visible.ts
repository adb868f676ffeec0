/** How long an island has to be visible, in milliseconds, so that those which are only scrolled past aren't hydrated. */
const dwellMs = 200;

/** Safari has no `requestIdleCallback`, and an element with that ID would take the name. */
const whenIdle = (task: () => void): unknown =>
  typeof window.requestIdleCallback === 'function' ? requestIdleCallback(task) : setTimeout(task);

/** Whether the reader asked the browser to save data. Only Chromium says so. */
const savesData = (): boolean =>
  (navigator as Navigator & {connection?: {saveData?: boolean}}).connection?.saveData === true;

/**
 * Returns a watch that calls `hydrate` once an island has been visible for a moment and the browser is idle, so that
 * hydrating doesn't hold up scrolling. For readers who save data, it never does: they have to reach the island.
 */
export function watchVisibility(hydrate: (island: Element) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      clearTimeout(timers.get(target));
      if (!isIntersecting) continue;
      const dwelled = () => {
        observer.unobserve(target);
        whenIdle(() => target.isConnected && hydrate(target));
      };
      timers.set(target, setTimeout(dwelled, dwellMs));
    }
  });
  return {
    add: (island: Element) => {
      if (!savesData()) observer.observe(island);
    },
    /** Stops watching all of them. */
    clear: () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
