import {all, closest} from './dom';
import type {Behavior} from './types';

/** From here on the header shows its menus and the documentation its sidebar; `css` media queries use the same width. */
const wide = '(width >= 62rem)';

/** Every element beside the sheet or beside one of its ancestors: all that is on the page but the sheet. */
function surroundings(sheet: HTMLElement): HTMLElement[] {
  const result: HTMLElement[] = [];
  for (let node: HTMLElement = sheet; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const kept = sibling === node || sibling.matches('script, [data-notices]');
      if (!kept && sibling instanceof HTMLElement && !sibling.inert) result.push(sibling);
    }
  }
  return result;
}

const silenced = new WeakMap<HTMLElement, HTMLElement[]>();

function opened(sheet: HTMLElement): void {
  const others = surroundings(sheet);
  silenced.set(sheet, others);
  for (const element of others) element.inert = true;
  document.documentElement.dataset.sheetOpen = '';
  sheet.querySelector<HTMLElement>('button, a')?.focus();
}

function closed(sheet: HTMLElement): void {
  for (const element of silenced.get(sheet) ?? []) element.inert = false;
  silenced.delete(sheet);
  if (!document.querySelector('[data-sheet]:popover-open')) delete document.documentElement.dataset.sheetOpen;
}

/**
 * Full-screen menus on small screens. The browser's popovers open and close them, with Escape and focus return, even
 * without this script; it adds what they lack: the page behind is inert, and any chosen link closes them.
 */
export const sheet: Behavior = {
  install() {
    const listen = (type: 'toggle' | 'beforetoggle', listener: (sheet: HTMLElement, state: string) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const element = closest(event, '[data-sheet]');
          if (element && element === event.target) listener(element, (event as ToggleEvent).newState);
        },
        true,
      );
    // Before closing, so that the browser can give the focus back to a button that is no longer inert.
    listen('beforetoggle', (element, state) => state === 'closed' && closed(element));
    listen('toggle', (element, state) => state === 'open' && opened(element));
    document.addEventListener('click', (event) => {
      if (closest(event, '[data-sheet] a')) closest(event, '[data-sheet]:popover-open')?.hidePopover();
    });
    window.matchMedia(wide).addEventListener('change', () => {
      for (const open of all('[data-sheet]:popover-open')) open.hidePopover();
    });
  },
};
