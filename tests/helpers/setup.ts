import {TextDecoder, TextEncoder} from 'node:util';

/** Replaces the observers that jsdom lacks. Without layout, nothing changes. */
class LayoutlessObserver {
  observe(_target: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports each observed element once, in a task after the next frame. Without layout, none is visible. */
class LayoutlessIntersectionObserver extends LayoutlessObserver {
  constructor(private readonly report: (entries: object[], observer: LayoutlessObserver) => void) {
    super();
  }
  override observe(target: Element): void {
    requestAnimationFrame(() => setTimeout(() => this.report([{target, isIntersecting: false}], this)));
  }
}

// Tests without a page don't wait for the matchers of pages.
if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom');
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  Object.assign(window, {IntersectionObserver: LayoutlessIntersectionObserver, ResizeObserver: LayoutlessObserver});
  Object.assign(window, {matchMedia: () => Object.assign(new EventTarget(), {matches: false})});
  Object.assign(Element.prototype, {scrollTo: () => undefined, scrollIntoView: () => undefined});
  // jsdom lacks these, too. Scripts apply style sheets with the first and the third, labs hold files with the second, and the
  // sandbox measures bodies with the others.
  Object.assign(CSSStyleSheet.prototype, {replaceSync: () => undefined});
  Object.assign(URL, {createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined});
  Object.assign(document, {adoptedStyleSheets: []});
  performance.getEntriesByType ??= () => [];
  Object.assign(globalThis, {TextDecoder, TextEncoder});
}
