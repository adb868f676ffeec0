/**
 * Changes the page and scrolls it so that an element stays where it is in the window, under the reader's pointer.
 * Content above the element may change in height.
 */
export function preserveScrollPosition(element: Element, change: () => void): void {
  const {top} = element.getBoundingClientRect();
  change();
  const moved = element.getBoundingClientRect().top - top;
  if (moved) window.scrollBy({top: moved, behavior: 'instant'});
}
