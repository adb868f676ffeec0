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

/** A pointer event at a place. user-event moves the pointer with the elements; this one leaves them, as a swipe does. */
export function pointer(type: string, clientX: number): MouseEvent {
  return Object.assign(new MouseEvent(type, {bubbles: true, clientX}), {pointerType: 'touch'});
}

/** Refuses the page its storage, as browsers do in some private windows. */
export function refuseStorage(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, store, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
