/** What jsdom lacks and the script uses, each as small as its tests allow. */

/** Gives the page a system setting, such as `prefers-color-scheme`, that a test can change. */
export function fakeMediaQuery(): {change: (matches: boolean) => void} {
  const query = new EventTarget();
  window.matchMedia = () => query as MediaQueryList;
  return {change: (matches) => query.dispatchEvent(Object.assign(new Event('change'), {matches}))};
}

/** jsdom has no layout, so elements are as large as a test says. */
export function giveSize(element: HTMLElement, sizes: Partial<Record<keyof HTMLElement, number>>): void {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, {value, configurable: true});
}

interface PointerAt {
  pointerType?: 'mouse' | 'touch';
  clientX?: number;
  relatedTarget?: Element;
}

/** A pointer event: jsdom knows mouse events only, and user-event tells neither where the pointer came from nor goes to. */
export function pointer(type: string, {pointerType = 'touch', ...place}: PointerAt = {}): Event {
  return Object.assign(new MouseEvent(type, {bubbles: true, ...place}), {pointerType});
}

/** Refuses the page its storage, as browsers do in some private windows. */
export function refuseStorage(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, store, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

/** Popovers that open and close, with the events of real ones. They mark themselves: jsdom has no `:popover-open`. */
export function fakePopovers(): void {
  function toggle(popover: HTMLElement, newState: 'open' | 'closed'): void {
    if (popover.hasAttribute('data-open-popover') === (newState === 'open')) return;
    for (const type of ['beforetoggle', 'toggle']) {
      popover.dispatchEvent(Object.assign(new Event(type), {newState}));
      popover.toggleAttribute('data-open-popover', newState === 'open');
    }
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
}
