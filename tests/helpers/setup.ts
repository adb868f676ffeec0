import {TextDecoder, TextEncoder} from 'node:util';
import '@testing-library/jest-dom';

/**
 * jsdom has no IntersectionObserver. Like a browser's, this one reports the elements that it observes once, in a task
 * after the next frame. Without layout, no element intersects anything, and nothing changes later.
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

if (typeof window !== 'undefined') {
  Object.assign(window, {IntersectionObserver: LayoutlessIntersectionObserver});
  // jsdom has no text encoding either, which the sandbox measures bodies with.
  Object.assign(globalThis, {TextDecoder, TextEncoder});
}
