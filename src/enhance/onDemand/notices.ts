import {h, icon} from '../../search/dialog/elements';
import {closest, onPress} from '../dom';
import type {Notice} from '../types';
import css from './notices.css';

/** How notices behave. Width and gap are in `notices.css`. Source: spec/site-and-marketing.md, section 9. */
export const noticeSettings = {
  /** How long a notice stays, in milliseconds. */
  durationMs: 4_000,
  /** How long a notice with a link stays, in milliseconds. */
  actionDurationMs: 5_000,
  /** How many notices are visible at once. Further ones wait. */
  maxVisible: 3,
  /** How far a notice must be dragged to the right to be dismissed, in CSS pixels. */
  swipePx: 20,
};

/** The region of notices, which `src/components/NoticeRegion` renders at the end of every page. */
const region = () => document.querySelector<HTMLElement>('#siteNotices');

/** Applies the style sheet of notices. It's part of this script, so no policy can block it, and no request can fail. */
function applyStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Creates the element of a notice, with a button that closes it. */
function createNotice({title, text, action}: Notice): HTMLElement {
  const words = h('div', {class: 'notice-words'}, h('p', {class: 'notice-title'}, title));
  if (text) words.append(h('p', {class: 'notice-text'}, text));
  if (action) words.append(h('a', {class: 'notice-action', href: action.href}, action.label));
  const closing = {class: 'notice-close', type: 'button', 'aria-label': region()?.dataset.close};
  const close = h('button', closing, icon('M6 6l12 12M18 6L6 18', undefined));
  return h('li', {class: 'notice callout', tabindex: '-1'}, words, close);
}

const waiting: Notice[] = [];
/** Each countdown by its notice. It has no timer while it is paused. */
const visible = new Map<HTMLElement, {remaining: number; startedAt: number; timer: number | undefined}>();
let dragged: {notice: HTMLElement; x: number} | undefined;
let isHovered = false;

function countDown(notice: HTMLElement, {action}: Notice): void {
  const remaining = action ? noticeSettings.actionDurationMs : noticeSettings.durationMs;
  visible.set(notice, {remaining, startedAt: 0, timer: undefined});
  updateTimers();
}

/** Replaces a visible notice with one of the same title. Screen readers announce it, and its countdown restarts. */
function replace(notice: HTMLElement, content: Notice): void {
  const next = createNotice(content);
  window.clearTimeout(visible.get(notice)?.timer);
  visible.delete(notice);
  notice.replaceWith(next);
  countDown(next, content);
}

function showNext(): void {
  const list = region()?.querySelector('[data-notice-list]');
  if (!list || visible.size >= noticeSettings.maxVisible) return;
  const next = waiting.shift();
  if (!next) return;
  const notice = createNotice(next);
  list.append(notice);
  countDown(notice, next);
  uncover();
}

/** Scrolls the control that was just used, or what follows its form, or the end of the footer, out from under the notices. */
function uncover(): void {
  const control = document.querySelector(':is(main, footer) :focus');
  const end = control?.closest('footer')?.querySelector('div > ul:last-child');
  const used = (control?.closest('form[data-form]')?.nextElementSibling ?? end ?? control)?.getBoundingClientRect();
  const covering = region()?.getBoundingClientRect();
  if (used && covering && used.right > covering.left && used.bottom > covering.top)
    window.scrollBy(0, used.bottom - covering.top + 16);
}

/**
 * Removes a notice and shows the next one.
 * @param byKeyboard whether to move the focus to the region, because it would otherwise return to the top of the page
 */
function dismiss(notice: HTMLElement, byKeyboard = false): void {
  const entry = visible.get(notice);
  if (!entry) return;
  window.clearTimeout(entry.timer);
  visible.delete(notice);
  const hadFocus = byKeyboard && notice.contains(document.activeElement);
  notice.remove();
  // Not every browser sends `pointerout` when it removes an element. The pointer's next move sets this again.
  isHovered = false;
  if (hadFocus) region()?.focus();
  updateTimers();
  showNext();
}

function pause(notice: HTMLElement): void {
  const entry = visible.get(notice);
  if (entry?.timer === undefined) return;
  window.clearTimeout(entry.timer);
  entry.timer = undefined;
  entry.remaining -= performance.now() - entry.startedAt;
}

function resume(notice: HTMLElement): void {
  const entry = visible.get(notice);
  if (!entry || entry.timer !== undefined) return;
  entry.startedAt = performance.now();
  entry.timer = window.setTimeout(() => dismiss(notice), entry.remaining);
}

const isBeingRead = () => document.hidden || isHovered || region()?.contains(document.activeElement) === true;

/** Pauses all notices while one of them is being read, so that none moves away under the pointer. */
function updateTimers(): void {
  for (const notice of visible.keys()) (isBeingRead() ? pause : resume)(notice);
}

function installTimers(): void {
  for (const type of ['pointerover', 'pointerout']) {
    document.addEventListener(type, (event) => {
      isHovered = type === 'pointerover' && closest(event, '#siteNotices') !== undefined;
      updateTimers();
    });
  }
  for (const type of ['focusin', 'focusout', 'visibilitychange']) document.addEventListener(type, updateTimers);
}

function installSwipe(): void {
  document.addEventListener('pointerdown', (event) => {
    const notice = closest(event, '.notice');
    dragged = notice && {notice, x: event.clientX};
  });
  document.addEventListener('pointermove', (event) => {
    if (dragged) dragged.notice.style.transform = `translateX(${Math.max(0, event.clientX - dragged.x)}px)`;
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, (event) => {
      if (!dragged) return;
      const {notice, x} = dragged;
      dragged = undefined;
      if (event.clientX - x >= noticeSettings.swipePx) dismiss(notice);
      else notice.style.transform = '';
    });
  }
}

function installKeys(): void {
  document.addEventListener('keydown', (event) => {
    const notice = event.key === 'Escape' ? closest(event, '.notice') : undefined;
    if (notice) dismiss(notice, true);
  });
}

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  applyStyles();
  installTimers();
  installSwipe();
  installKeys();
  onPress('.notice-close', (button, {detail}) => {
    const notice = button.closest<HTMLElement>('.notice');
    // `detail` is 0 when the keyboard pressed the button.
    if (notice) dismiss(notice, detail === 0);
  });
}

/**
 * Shows a notice at the bottom right once there is room for it, or in the place of one with the same title. It
 * disappears after a while, or when it's closed by its button, a swipe, or Escape. Time stops while a notice is being
 * read.
 */
export function showNotice(notice: Notice): void {
  install();
  const titleOf = (element: HTMLElement) => element.querySelector('.notice-title')?.textContent;
  const shown = [...visible.keys()].find((element) => titleOf(element) === notice.title);
  if (shown) {
    replace(shown, notice);
    return;
  }
  const index = waiting.findIndex(({title}) => title === notice.title);
  waiting.splice(index < 0 ? waiting.length : index, 1, notice);
  showNext();
}

/** Moves the focus to the first notice, or to the empty region, which then says that it's empty. */
export function focusNotices(): void {
  install();
  (region()?.querySelector<HTMLElement>('.notice-close') ?? region())?.focus();
}
