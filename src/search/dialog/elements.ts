type Attributes = Record<string, string | undefined>;

/** Creates an element. Strings become text, never markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Creates a line icon on a 24 by 24 grid, like those of the `Icon` component. */
export function icon(path: string, className: string | undefined): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  const outline = document.createElementNS(svgNamespace, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className ?? '');
  outline.setAttribute('d', path);
  svg.append(outline);
  return svg;
}
