function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  const isRecord = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isRecord && Object.values(value as object).every((part) => part === undefined || isJson(part));
}

/**
 * Checks that the properties of an island survive the way through the page.
 * @throws Error naming the island and the first property that isn't JSON
 */
export function checkProps(name: string, props: object): void {
  const wrong = Object.entries(props).find(([, value]) => value !== undefined && !isJson(value));
  if (wrong)
    throw new Error(
      `The property "${wrong[0]}" of the island ${name} isn't JSON, so it can't be part of the page. Fix: pass text, numbers, lists, and plain objects.`,
    );
}
