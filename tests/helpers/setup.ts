import {TextDecoder, TextEncoder} from 'node:util';

/**
 * Replaces the IntersectionObserver that jsdom lacks. Like a browser's, it reports each observed element once, in a task
 * after the next frame. Without layout, no element is visible, and nothing changes later.
 */
class LayoutlessIntersectionObserver {
  readonly #observed = new Set<Element>();
  #frame = 0;

  constructor(
    private readonly callback: (
      entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[],
      observer: LayoutlessIntersectionObserver,
    ) => void,
  ) {}

  observe(target: Element): void {
    this.#observed.add(target);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => setTimeout(() => this.#report()));
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }

  #report(): void {
    const entries = [...this.#observed].map((target) => ({target, isIntersecting: false}));
    if (entries.length > 0) this.callback(entries, this);
  }
}

// Tests without a page don't wait for the matchers of pages.
if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom');
  beforeEach(() => sessionStorage.clear());
  Object.assign(window, {IntersectionObserver: LayoutlessIntersectionObserver});
  // jsdom lacks these, too. Scripts apply style sheets with the first and the third, labs hold files with the second, and the
  // sandbox measures bodies with the others.
  Object.assign(CSSStyleSheet.prototype, {replaceSync: () => undefined});
  Object.assign(URL, {createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined});
  Object.assign(document, {adoptedStyleSheets: []});
  performance.getEntriesByType ??= () => [];
  Object.assign(globalThis, {TextDecoder, TextEncoder});
}
