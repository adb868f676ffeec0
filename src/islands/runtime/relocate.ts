const collapsed = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';

/** Returns what identifies a control: the names that its author gave it, and its text. */
const nameOf = (element: Element): string =>
  [...['name', 'type', 'aria-label'].map((name) => element.getAttribute(name)), collapsed(element.textContent)].join(
    '|',
  );

/**
 * Returns a function that finds an element of an island again after hydration: itself or, if React had to render the
 * island anew, because a translator or an extension has changed it, the one that has taken its place. It has the same name
 * and text or, in a translated page, the same number among the elements of its kind.
 */
export function relocate<Found extends Element>(element: Found, island: Element): () => Found | undefined {
  const name = nameOf(element);
  const all = () => [...island.querySelectorAll<Found>(element.localName)];
  const alike = () => all().filter((other) => nameOf(other) === name);
  const [number, numberAlike, count] = [all().indexOf(element), alike().indexOf(element), all().length];
  return () => {
    if (element.isConnected) return element;
    return alike()[numberAlike] ?? (all().length === count ? all()[number] : undefined);
  };
}
