import css from './later/notices.css';
import type {Notice} from './types';

/** The region of notices, which `src/components/NoticeRegion` renders at the end of every page. */
export const region = () => document.querySelector<HTMLElement>('#siteNotices');

/** Applies the style sheet of notices. It's part of this script, so no policy can block it, and no request can fail. */
export function applyStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), {className});
  made.append(...content);
  return made;
}

function cross(): SVGElement {
  const [svg, path] = ['svg', 'path'].map((tag) => document.createElementNS('http://www.w3.org/2000/svg', tag)) as [
    SVGElement,
    SVGElement,
  ];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  svg.append(path);
  return svg;
}

/** Creates the element of a notice, with a button that closes it. */
export function createNotice({title, text, action}: Notice): HTMLElement {
  const words = element('div', 'notice-words', element('p', 'notice-title', title));
  if (text) words.append(element('p', 'notice-text', text));
  if (action) words.append(Object.assign(element('a', 'notice-action', action.label), {href: action.href}));
  const close = Object.assign(element('button', 'notice-close', cross()), {
    type: 'button',
    ariaLabel: region()?.dataset.close,
  });
  return Object.assign(element('li', 'notice callout', words, close), {tabIndex: -1});
}
