/**
 * Moves each label of a line next to the line, to the nearest place that covers no line, state, or other label. It runs
 * in the browser, so it can't use anything outside of it.
 */
export function placeLabels(svg: SVGSVGElement): void {
  const gap = 7;
  const places = [0, -8, 8, -16, 16]
    .flatMap((y) => Array.from({length: 241}, (_, index) => ({x: index - 120, y})))
    .sort((a, b) => Math.abs(a.x) + 2 * Math.abs(a.y) - Math.abs(b.x) - 2 * Math.abs(b.y));
  const scale = svg.getScreenCTM()?.a ?? 1;
  const lines = [...svg.querySelectorAll<SVGPathElement>('path.transition')].flatMap((path) =>
    Array.from({length: 200}, (_, index) =>
      path.getPointAtLength((path.getTotalLength() * index) / 199).matrixTransform(path.getScreenCTM() ?? undefined),
    ),
  );
  const taken = [...svg.querySelectorAll('.node')].map((node) => node.getBoundingClientRect());
  for (const label of svg.querySelectorAll<SVGGElement>('.edgeLabel[transform]')) {
    for (const background of label.querySelectorAll('rect')) background.remove();
    const text = label.querySelector('text');
    const now = label.transform.baseVal.consolidate()?.matrix;
    if (!text?.textContent || !now) continue;
    const {left, right, top, bottom, width, height} = text.getBoundingClientRect();
    const place = places.find(
      ({x, y}) =>
        !lines.some(
          (point) => point.x > left + x - gap && point.x < right + x + gap && point.y > top + y && point.y < bottom + y,
        ) &&
        !taken.some(
          (box) =>
            box.left < right + x + gap && box.right > left + x - gap && box.top < bottom + y && box.bottom > top + y,
        ),
    );
    if (!place) throw new Error(`Shorten the label "${text.textContent}": it doesn't fit beside its line`);
    // The text starts or ends beside its line, whatever the reader's font.
    const anchor = place.x < 0 ? 'end' : 'start';
    for (const part of [text, ...text.querySelectorAll('tspan')]) part.setAttribute('text-anchor', anchor);
    const shift = place.x + (place.x < 0 ? width / 2 : -width / 2);
    label.setAttribute('transform', `translate(${now.e + shift / scale}, ${now.f + place.y / scale})`);
    taken.push(new DOMRect(left + place.x, top + place.y, width, height));
  }
}
