import {closest, onPress} from './dom';
import type {Notice} from './types';

/** How notices behave. Width and gap are in `NoticeRegion/styles.module.css`. Source: spec/site-and-marketing.md, section 9. */
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

interface Countdown {
  remaining: number;
  startedAt: number;
  /** Undefined while the countdown is paused. */
  timer: number | undefined;
}

const waiting: Notice[] = [];
const visible = new Map<HTMLElement, Countdown>();
let dragged: {notice: HTMLElement; x: number} | undefined;
let isHovered = false;

const region = () => document.querySelector<HTMLElement>('#siteNotices');

function fill(notice: HTMLElement, {title, text, action}: Notice): void {
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
  const template = document.querySelector<HTMLElement>('[data-notice-template] > [data-notice]');
  if (!list || !template || visible.size >= noticeSettings.maxVisible) return;
  const next = waiting.shift();
  if (!next) return;
  const notice = template.cloneNode(true) as HTMLElement;
  fill(notice, next);
  list.append(notice);
  const remaining = next.action ? noticeSettings.actionDurationMs : noticeSettings.durationMs;
  visible.set(notice, {remaining, startedAt: 0, timer: undefined});
  updateTimers();
}

/** @param byKeyboard whether to move the focus to the region, because it would otherwise return to the top of the page */
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
    // `detail` is 0 when the keyboard pressed the button.
    if (notice) dismiss(notice, detail === 0);
  });
}

/**
 * Shows a notice at the bottom right once there is room for it. It disappears after a time, which is paused while a notice
 * is being read, or by its button, a swipe, or Escape. Alt+T moves the focus to it.
 */
export function showNotice(notice: Notice): void {
  install();
  waiting.push(notice);
  showNext();
}
