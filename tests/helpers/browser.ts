/** Replacements for what jsdom lacks. */

/** Creates a pointer event. jsdom only has mouse events, and user-event sets no `relatedTarget`. */
export function pointer(type: string, {pointerType = 'touch', ...place}: PointerEventInit): Event {
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
