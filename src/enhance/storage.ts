/**
 * The reader's device as a memory. A browser that refuses storage (private mode, blocked site data) must not break a
 * page, so reading then gives nothing and writing is left out.
 */
export function remembered(key: string, store: 'localStorage' | 'sessionStorage' = 'localStorage'): string | undefined {
  try {
    return window[store].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value, or removes the key when the value is undefined. */
export function remember(
  key: string,
  value: string | undefined,
  store: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    if (value === undefined) window[store].removeItem(key);
    else window[store].setItem(key, value);
  } catch {
    // Storage is refused: the choice lasts as long as the page does.
  }
}
