import {all, closest, onPress} from './dom';
import type {Behavior} from './types';

/** Delays of the header's menus in milliseconds. Source: spec/site-and-marketing.md, section 9. */
export const menuSettings = {
  /** How long the pointer or the focus rests on a group before its menu opens. */
  openMs: 200,
  /** A menu opens at once when another one closed less than this long ago. */
  skipMs: 300,
  /** How long a menu stays open after the pointer or the focus has left. */
  closeMs: 150,
};

let timer: number | undefined;
let lastClosed = Number.NEGATIVE_INFINITY;
/** Whether the next `focusin` is caused by Escape, which returns the focus to a menu's own button. */
let isFocusReturning = false;

const buttonOf = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[data-menu-button]');
const linksOf = (menu: HTMLElement) => all('[data-menu-panel] a', menu);
const isOpen = (menu: HTMLElement) => menu.dataset.open !== undefined;
const openMenu = () => all('[data-menu]').find(isOpen);

function close(menu: HTMLElement): void {
  if (!isOpen(menu)) return;
  delete menu.dataset.open;
  buttonOf(menu)?.setAttribute('aria-expanded', 'false');
  lastClosed = performance.now();
}

/**
 * Opens a menu.
 * @param how `press` if the visitor asked for it. Tab passes over the links of a menu that only opened on hover or focus.
 */
function open(menu: HTMLElement, how: 'press' | ''): void {
  window.clearTimeout(timer);
  for (const other of all('[data-menu]')) if (other !== menu) close(other);
  menu.dataset.open = how;
  buttonOf(menu)?.setAttribute('aria-expanded', 'true');
  for (const link of linksOf(menu)) link.tabIndex = how ? 0 : -1;
}

function schedule(action: () => void, ms: number): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(action, ms);
}

/** Opens a menu after a delay, or at once when another one is open or has just closed. */
function scheduleOpening(menu: HTMLElement): void {
  const isSwitching = openMenu() !== undefined || performance.now() - lastClosed < menuSettings.skipMs;
  schedule(() => open(menu, ''), isSwitching ? 0 : menuSettings.openMs);
}

function enter(event: Event, from: EventTarget | null): void {
  const menu = closest(event, '[data-menu]');
  if (!menu || (from instanceof Node && menu.contains(from))) return;
  if (isOpen(menu)) window.clearTimeout(timer);
  else scheduleOpening(menu);
}

function leave(event: Event, to: EventTarget | null): void {
  const menu = closest(event, '[data-menu]');
  if (!menu || (to instanceof Node && menu.contains(to))) return;
  schedule(() => close(menu), menuSettings.closeMs);
}

/**
 * Opens the header's menus on hover and focus after a delay, and on a press or the down arrow key at once. That key
 * leads to their links, and so does Tab after a press. Escape closes them.
 */
export const menu: Behavior = {
  install() {
    document.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse') enter(event, event.relatedTarget);
    });
    document.addEventListener('pointerout', (event) => {
      if (event.pointerType === 'mouse') leave(event, event.relatedTarget);
    });
    document.addEventListener('focusin', (event) => {
      if (!isFocusReturning) enter(event, event.relatedTarget);
      isFocusReturning = false;
    });
    document.addEventListener('focusout', (event) => leave(event, event.relatedTarget));
    onPress('[data-menu-button]', (button) => {
      const menu = button.closest<HTMLElement>('[data-menu]');
      if (!menu) return;
      window.clearTimeout(timer);
      if (menu.dataset.open === 'press') close(menu);
      else open(menu, 'press');
    });
    onPress('[data-menu] a', () => {
      window.clearTimeout(timer);
      const menu = openMenu();
      if (menu) close(menu);
    });
    document.addEventListener('keydown', (event) => {
      const entered = event.key === 'ArrowDown' && closest(event, '[data-menu]');
      if (entered && !closest(event, '[data-menu-panel]')) {
        event.preventDefault();
        open(entered, 'press');
        linksOf(entered)[0]?.focus();
      }
      const menu = event.key === 'Escape' ? openMenu() : undefined;
      if (!menu) return;
      const hadFocus = menu.contains(document.activeElement);
      window.clearTimeout(timer);
      close(menu);
      if (!hadFocus) return;
      isFocusReturning = document.activeElement !== buttonOf(menu);
      buttonOf(menu)?.focus();
    });
  },
};
