/** Runs in the page: finds the first match that a mouse can click, scrolls it into view, and returns its position. */
export function findPressable(selector: string): {x: number; y: number} | null {
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const point = {x: left + Math.min(width / 2, 40), y: top + height / 2};
    const hit = document.elementFromPoint(point.x, point.y);
    if (width > 0 && hit && (element.contains(hit) || hit.contains(element))) return point;
  }
  return null;
}

/** Returns a selector for the links to a path. */
export const linkTo = (path: string): string => `a[href="${path}"]`;
