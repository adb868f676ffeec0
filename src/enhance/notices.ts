import {closest, onPress} from './dom';
import type {NoticeText} from './types';

/** How notices behave. Width and gap are in `NoticeRegion/styles.module.css`. Source: spec/site-and-marketing.md, section 9. */
export const noticeSettings = {
  /** How long a notice stays, in milliseconds. */
  durationMs: 4_000,
  /** How long a notice with a link to follow stays, in milliseconds. */
  actionDurationMs: 5_000,
  /** Further notices wait until one of these has left. */
  maxVisible: 3,
  /** How far a notice is dragged to the right before it is dismissed, in CSS pixels. */
  swipePx: 20,
};

interface Running {
  remaining: number;
  startedAt: number;
  timer: number | undefined;
}

const waiting: NoticeText[] = [];
const running = new Map<HTMLElement, Running>();
let dragged: {notice: HTMLElement; x: number} | undefined;
let hovered = false;

const region = () => document.querySelector<HTMLElement>('#siteNotices');

function fill(notice: HTMLElement, {title, text, action}: NoticeText): void {
  const part = (name: string) => notice.querySelector<HTMLElement>(`[data-notice-${name}]`);
  const [titleElement, textElement, link] = [part('title'), part('text'), part('action')];
  if (titleElement) titleElement.textContent = title;
  if (textElement) textElement.textContent = text ?? '';
  if (!(link instanceof HTMLAnchorElement)) return;
  if (action) {
    link.textContent = action.label;
    link.href = action.href;
  } else {
    link.remove();
  }
}

function showNext(): void {
  const list = region()?.querySelector('[data-notice-list]');
  const pattern = document.querySelector<HTMLElement>('[data-notice-template] > [data-notice]');
  if (!list || !pattern || running.size >= noticeSettings.maxVisible) return;
  const next = waiting.shift();
  if (!next) return;
  const notice = pattern.cloneNode(true) as HTMLElement;
  fill(notice, next);
  list.append(notice);
  const remaining = next.action ? noticeSettings.actionDurationMs : noticeSettings.durationMs;
  running.set(notice, {remaining, startedAt: 0, timer: undefined});
  restOrRun();
}

/** @param byKey keeps the focus in the region, where it would otherwise be lost and start over at the top of the page */
function dismiss(notice: HTMLElement, byKey = false): void {
  const entry = running.get(notice);
  if (!entry) return;
  window.clearTimeout(entry.timer);
  running.delete(notice);
  const hadFocus = byKey && notice.contains(document.activeElement);
  notice.remove();
  // Not every browser says that the pointer has left what is removed; where it is now, its next move tells.
  hovered = false;
  if (hadFocus) region()?.focus();
  restOrRun();
  showNext();
}

function pause(notice: HTMLElement): void {
  const entry = running.get(notice);
  if (entry?.timer === undefined) return;
  window.clearTimeout(entry.timer);
  entry.timer = undefined;
  entry.remaining -= performance.now() - entry.startedAt;
}

function resume(notice: HTMLElement): void {
  const entry = running.get(notice);
  if (!entry || entry.timer !== undefined) return;
  entry.startedAt = performance.now();
  entry.timer = window.setTimeout(() => dismiss(notice), entry.remaining);
}

const isRead = () => document.hidden || hovered || region()?.contains(document.activeElement) === true;

/** While one notice is read all of them wait, so that none slides away from under the pointer or the focus. */
function restOrRun(): void {
  for (const notice of running.keys()) (isRead() ? pause : resume)(notice);
}

function installTimers(): void {
  for (const type of ['pointerover', 'pointerout']) {
    document.addEventListener(type, (event) => {
      hovered = type === 'pointerover' && closest(event, '#siteNotices') !== undefined;
      restOrRun();
    });
  }
  for (const type of ['focusin', 'focusout', 'visibilitychange']) document.addEventListener(type, restOrRun);
}

function installSwipe(): void {
  document.addEventListener('pointerdown', (event) => {
    const notice = closest(event, '[data-notice]');
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
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      (region()?.querySelector<HTMLElement>('[data-notice-list] [data-notice-close]') ?? region())?.focus();
    }
    const notice = event.key === 'Escape' ? closest(event, '[data-notice]') : undefined;
    if (notice) dismiss(notice, true);
  });
}

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  installTimers();
  installSwipe();
  installKeys();
  onPress('[data-notice-close]', (button, {detail}) => {
    const notice = button.closest<HTMLElement>('[data-notice]');
    // A press by key counts no clicks.
    if (notice) dismiss(notice, detail === 0);
  });
}

/**
 * Shows a notice at the bottom right, or keeps it until one of the three shown has left: the specification's timings and
 * sizes, at rest while read, closed by button, swipe or Escape, reached by Alt+T.
 */
export function showNotice(text: NoticeText): void {
  install();
  waiting.push(text);
  showNext();
}
