import '@testing-library/jest-dom';

/** jsdom paints nothing. What is observed is told of in a task after the next frame, as browsers do it. */
class AfterNextFrame {
  #frame = 0;

  constructor(private readonly tell: (entries: IntersectionObserverEntry[], observer: AfterNextFrame) => void) {}

  observe(): void {
    this.#frame = requestAnimationFrame(() => setTimeout(() => this.tell([], this)));
  }

  disconnect(): void {
    cancelAnimationFrame(this.#frame);
  }
}

if (typeof window !== 'undefined') Object.assign(window, {IntersectionObserver: AfterNextFrame});
