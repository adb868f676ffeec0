type Area = 'localStorage' | 'sessionStorage';

/** Returns a stored value. Returns undefined when the browser blocks storage, as in some private windows. */
export function remembered(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes the key when the value is undefined. Does nothing when the browser blocks storage. */
export function remember(key: string, value: string | undefined, area: Area = 'localStorage'): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // The choice lasts as long as the page.
  }
}
