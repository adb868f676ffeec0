/** What our style sheet decides (colors, fonts), and what only mermaid's own scripts read. */
const unneeded = /^(?:style|data-.*|aria-roledescription|role|font-style|font-weight)$/;

/** The attributes by which an element stands where it does, for those that can be moved without a transform. */
const places: Record<string, string[]> = {rect: ['x', 'y'], text: ['x', 'y'], tspan: ['x'], circle: ['cx', 'cy']};

const numberOf = (element: Element, name: string) => Number.parseFloat(element.getAttribute(name) ?? '0');

/** Mermaid sets each word in an element of its own, in one for its row. A label of one row needs neither. */
function flattenText(text: Element): void {
  const rows = [...text.children];
  let above = 0;
  for (const row of rows) {
    // In the font's size, which our style sheet decides.
    const down = numberOf(row, 'y') + numberOf(row, 'dy');
    row.setAttribute('dy', `${Number((down - above).toFixed(2))}em`);
    above = down;
    row.removeAttribute('y');
    row.removeAttribute('text-anchor');
    row.replaceChildren(row.textContent);
  }
  text.setAttribute('y', '0');
  const [only, ...others] = rows;
  if (!only || others.length > 0) return;
  text.setAttribute('dy', only.getAttribute('dy') ?? '0');
  text.replaceChildren(only.textContent);
}

/** Moves what a group holds to where its transform would, if that only moves it and all in it can be moved. */
function settle(group: Element): void {
  const [, ...by] = /^translate\((-?[\d.]+), ?(-?[\d.]+)\)$/.exec(group.getAttribute('transform') ?? '') ?? [];
  const parts = [...group.querySelectorAll(':not(g)')];
  if (by.length === 0 || group.querySelector('[transform]')) return;
  if (!parts.every(({localName}) => localName in places)) return;
  for (const part of parts)
    for (const [axis, name] of (places[part.localName] ?? []).entries())
      part.setAttribute(name, String(numberOf(part, name) + Number(by[axis])));
  group.removeAttribute('transform');
}

/** Shortens the ids that something refers to, and takes the others away. */
function renameIds(svg: Element, name: string): void {
  const elements = [svg, ...svg.querySelectorAll('*')];
  const used = new Map<string, string>();
  for (const element of elements)
    for (const attribute of element.attributes)
      attribute.value = attribute.value.replace(/(?<=^url\(#|^#)[\w-]+/, (id) => {
        if (!svg.querySelector(`[id="${id}"]`)) return id;
        used.set(id, used.get(id) ?? `${name}${used.size || ''}`);
        return used.get(id) ?? id;
      });
  for (const element of elements) {
    const id = used.get(element.id);
    if (id) element.id = id;
    else element.removeAttribute('id');
  }
}

/** Whether an element of a drawing shows nothing. */
function isEmpty(element: Element): boolean {
  if (element.localName === 'rect') return !Number(element.getAttribute('width'));
  return (
    ['g', 'defs', 'text', 'tspan'].includes(element.localName) && !element.textContent && !element.firstElementChild
  );
}

/** Takes away the classes and attributes that nothing reads. */
function strip(element: Element, styled: string[]): void {
  const classes = [...element.classList].filter((name) => styled.includes(name)).join(' ');
  if (classes) element.setAttribute('class', classes);
  else element.removeAttribute('class');
  for (const name of element.getAttributeNames()) if (unneeded.test(name)) element.removeAttribute(name);
  if (element.getAttribute('rx') === element.getAttribute('ry')) element.removeAttribute('ry');
  if (element.localName === 'circle') for (const name of ['width', 'height']) element.removeAttribute(name);
}

/** Joins a group to the one before it when both differ in nothing: what they hold is styled alike. */
function join(group: Element): void {
  const before = group.previousElementSibling;
  if (before?.cloneNode().isEqualNode(group.cloneNode())) before.append(...group.childNodes);
  if (!group.firstChild) group.remove();
}

/** A box's words stand in its middle, whatever font the reader's system sets them in. */
function center(text: Element): void {
  const box = text.previousElementSibling;
  if (box?.localName !== 'rect') return;
  text.setAttribute('x', String(numberOf(box, 'x') + numberOf(box, 'width') / 2));
  text.setAttribute('text-anchor', 'middle');
}

/** Rounds every attribute that is a number to whole pixels. */
function round(element: Element): void {
  for (const attribute of element.attributes)
    if (/^-?[\d.]+$/.test(attribute.value)) attribute.value = String(Math.round(Number(attribute.value)) || 0);
}

/**
 * Takes from a drawing by mermaid all that does not show, and writes the rest short: a page carries it on first load.
 * @param svg the drawing, changed in place
 * @param name what the ids in it start with, unlike those of any other drawing
 * @param styled the classes that our style sheet names; all others go
 */
export function tidy(svg: Element, name: string, styled: string[]): void {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number).map(Math.ceil);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  for (const style of svg.querySelectorAll('style')) style.remove();
  renameIds(svg, name);
  for (const definition of svg.querySelectorAll('filter:not([id]), linearGradient:not([id])')) definition.remove();
  for (const element of [svg, ...svg.querySelectorAll('*')]) strip(element, styled);
  for (const text of svg.querySelectorAll('text')) flattenText(text);
  // From the inside out: a group that held only what is empty is then empty itself.
  for (const element of [...svg.querySelectorAll('*')].reverse()) {
    if (element.localName === 'g') settle(element);
    if (isEmpty(element)) element.remove();
    else if (element.localName === 'g' && element.attributes.length === 0) element.replaceWith(...element.childNodes);
  }
  for (const text of svg.querySelectorAll('.node text')) center(text);
  for (const group of svg.querySelectorAll('g:not([transform])')) join(group);
  for (const element of svg.querySelectorAll('*')) round(element);
}
