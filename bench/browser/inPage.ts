/** Runs in the page: where the first match is that a mouse can press, after it was scrolled into view. */
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

/** The links to a path, as a selector. */
export const linkTo = (path: string): string => `a[href="${path}"]`;
