/** Replacements for what jsdom lacks. */

interface PointerAt {
  pointerType?: 'mouse' | 'touch';
  clientX?: number;
  relatedTarget?: Element;
}

/** Creates a pointer event. jsdom only has mouse events, and user-event sets no `relatedTarget`. */
export function pointer(type: string, {pointerType = 'touch', ...place}: PointerAt = {}): Event {
  return Object.assign(new MouseEvent(type, {bubbles: true, ...place}), {pointerType});
}

/** Blocks storage, as browsers do in some private windows. */
export function refuseStorage(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, store, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
