import {type CustomPlugin, optimize, type XastElement, type XastParent} from 'svgo';

/** The attributes that move an element, for elements that can be moved without a transform. */
const positions: Record<string, string[]> = {rect: ['x', 'y'], text: ['x', 'y'], tspan: ['x'], circle: ['cx', 'cy']};

const numberOf = ({attributes}: XastElement, name: string): number => Number.parseFloat(attributes[name] ?? '0');

const elementsIn = ({children}: XastParent): XastElement[] => children.filter((child) => child.type === 'element');

const allIn = (parent: XastParent): XastElement[] =>
  elementsIn(parent).flatMap((element) => [element, ...allIn(element)]);

const textIn = (parent: XastParent): string =>
  parent.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textIn(child) : ''))
    .join('');

const hasClass = ({attributes}: XastElement, name: string): boolean =>
  (attributes.class ?? '').split(' ').includes(name);

/** Creates a plugin that visits elements, children before parents. */
const eachElement = (name: string, visit: (element: XastElement, parent: XastParent) => void): CustomPlugin => ({
  name,
  fn: () => ({element: {exit: visit}}),
});

/** Removes the classes that our style sheet doesn't use, and boxes without a size. */
const keepClasses = (used: string[]): CustomPlugin =>
  eachElement('keepClasses', (element, parent) => {
    const classes = used.filter((name) => hasClass(element, name)).join(' ');
    if (classes) element.attributes.class = classes;
    else delete element.attributes.class;
    if (element.name === 'rect' && !numberOf(element, 'width'))
      parent.children = parent.children.filter((child) => child !== element);
  });

/** Replaces the elements that Mermaid creates for each word and row of a label. A label of one row is only text. */
const flattenLabels = eachElement('flattenLabels', (text) => {
  if (text.name !== 'text') return;
  const rows = elementsIn(text);
  let above = 0;
  for (const row of rows) {
    // In units of the font size, which our style sheet sets.
    const below = numberOf(row, 'y') + numberOf(row, 'dy');
    row.attributes = {x: row.attributes.x ?? '0', dy: `${Number((below - above).toFixed(2))}em`};
    const value = textIn(row);
    row.children = value ? [{type: 'text', value}] : [];
    above = below;
  }
  text.attributes.y = '0';
  const [row, ...others] = rows;
  if (!row || others.length > 0) return;
  text.attributes.dy = row.attributes.dy ?? '0';
  text.children = row.children;
});

const circle = (attributes: Record<string, string>): XastElement => ({
  type: 'element',
  name: 'circle',
  attributes,
  children: [],
});

/** Replaces the end state, which Mermaid outlines with paths in its own colors, with circles in ours. */
const drawEndState = eachElement('drawEndState', (node) => {
  if (!hasClass(node, 'node') || !allIn(node).every(({name}) => name === 'path' || name === 'g')) return;
  node.children = [circle({class: 'transition', r: '7'}), circle({class: 'state-start', r: '4'})];
});

/** Applies the translation of a group to the elements in it, if they can be moved without a transform. */
const applyTranslations = eachElement('applyTranslations', (group) => {
  if (group.name !== 'g') return;
  const [, ...offsets] = /^translate\((-?[\d.]+), ?(-?[\d.]+)\)$/.exec(group.attributes.transform ?? '') ?? [];
  const inside = allIn(group);
  if (offsets.length === 0 || inside.some(({attributes}) => attributes.transform)) return;
  const parts = inside.filter(({name}) => name !== 'g');
  if (!parts.every(({name}) => name in positions)) return;
  for (const part of parts)
    for (const [axis, name] of (positions[part.name] ?? []).entries())
      part.attributes[name] = String(numberOf(part, name) + Number(offsets[axis]));
  delete group.attributes.transform;
});

/** Replaces a group without attributes with its content. SVGO's `collapseGroups` would also move classes to children. */
const unwrapGroups = eachElement('unwrapGroups', (group, parent) => {
  if (group.name !== 'g' || Object.keys(group.attributes).length > 0) return;
  parent.children.splice(parent.children.indexOf(group), 1, ...group.children);
});

/** Centers the label of a box, because its width depends on the fonts of the reader's system. */
const centerLabels = eachElement('centerLabels', (node) => {
  if (!hasClass(node, 'node')) return;
  const elements = elementsIn(node);
  for (const [index, text] of elements.entries()) {
    const box = elements[index - 1];
    if (text.name !== 'text' || box?.name !== 'rect') continue;
    text.attributes.x = String(numberOf(box, 'x') + numberOf(box, 'width') / 2);
    text.attributes['text-anchor'] = 'middle';
  }
});

/** Joins neighboring groups that have the same attributes. */
const joinGroups = eachElement('joinGroups', (parent) => {
  const joined: XastElement[] = [];
  for (const element of elementsIn(parent)) {
    const last = joined.at(-1);
    const isSame = last?.name === 'g' && JSON.stringify(last.attributes) === JSON.stringify(element.attributes);
    if (isSame && element.name === 'g' && !element.attributes.transform) last.children.push(...element.children);
    else joined.push(element);
  }
  if (joined.length > 0) parent.children = joined;
});

/** Rounds lengths in pixels. SVGO's `cleanupNumericValues` would also round the distance of rows, 1.1em. */
const roundPixels = eachElement('roundPixels', ({attributes}) => {
  for (const [name, value] of Object.entries(attributes))
    if (value !== '' && Number.isFinite(Number(value))) attributes[name] = String(Math.round(Number(value)) || 0);
});

/**
 * Optimizes a drawing by Mermaid with SVGO: removes what doesn't show, and writes the rest in whole pixels. Pages contain
 * the drawing, so readers load it with the first request.
 * @param svg the drawing
 * @param prefix the beginning of its IDs, which no other drawing uses
 * @param classes the classes that our style sheet uses
 */
export function optimizeDrawing(svg: string, prefix: string, classes: string[]): string {
  const {data} = optimize(svg, {
    floatPrecision: 0,
    plugins: [
      'removeStyleElement',
      {
        name: 'removeAttrs',
        params: {attrs: ['style', 'data-.*', 'aria-roledescription', 'role', 'font-style', 'font-weight']},
      },
      keepClasses(classes),
      'removeHiddenElems',
      'removeUnknownsAndDefaults',
      'cleanupIds',
      {name: 'prefixIds', params: {prefix, delim: '', prefixClassNames: false}},
      flattenLabels,
      'removeEmptyText',
      drawEndState,
      applyTranslations,
      'removeEmptyContainers',
      unwrapGroups,
      centerLabels,
      joinGroups,
      roundPixels,
      'convertPathData',
    ],
  });
  return data;
}
