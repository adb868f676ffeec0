import {h, icon} from '../search/dialog/elements';
import css from './onDemand/notices.css';
import type {Notice} from './types';

/** The region of notices, which `src/components/NoticeRegion` renders at the end of every page. */
export const region = () => document.querySelector<HTMLElement>('#siteNotices');

/** Applies the style sheet of notices. It's part of this script, so no policy can block it, and no request can fail. */
export function applyStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Creates the element of a notice, with a button that closes it. */
export function createNotice({title, text, action}: Notice): HTMLElement {
  const words = h('div', {class: 'notice-words'}, h('p', {class: 'notice-title'}, title));
  if (text) words.append(h('p', {class: 'notice-text'}, text));
  if (action) words.append(h('a', {class: 'notice-action', href: action.href}, action.label));
  const closing = {class: 'notice-close', type: 'button', 'aria-label': region()?.dataset.close};
  const close = h('button', closing, icon('M6 6l12 12M18 6L6 18', undefined));
  return h('li', {class: 'notice callout', tabindex: '-1'}, words, close);
}
