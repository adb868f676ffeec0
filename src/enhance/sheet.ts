import {closest} from './dom';
import type {Behavior} from './types';

/** From here on the header shows its menus and the documentation its sidebar; the style sheets use the same width. */
const wide = '(width >= 62rem)';

/** The sheets that are open, in the order they opened: one may open another on top of itself. */
let stack: HTMLElement[] = [];
let silenced: HTMLElement[] = [];

/** Every element beside the sheet or beside one of its ancestors: all that is on the page but the sheet. */
function surroundings(sheet: HTMLElement): HTMLElement[] {
  const result: HTMLElement[] = [];
  for (let node: HTMLElement = sheet; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const kept = sibling === node || sibling.matches('script, #siteNotices');
      if (!kept && sibling instanceof HTMLElement) result.push(sibling);
    }
  }
  return result;
}

/** Makes everything but the topmost sheet inert, or nothing when none is open. */
function silence(): void {
  for (const element of silenced) element.inert = false;
  const top = stack.at(-1);
  silenced = top ? surroundings(top) : [];
  for (const element of silenced) element.inert = true;
}

function opened(sheet: HTMLElement): void {
  stack = [...stack.filter((other) => other !== sheet), sheet];
  silence();
  sheet.querySelector<HTMLElement>('button, a')?.focus();
}

function closed(sheet: HTMLElement): void {
  stack = stack.filter((other) => other !== sheet);
  silence();
}

/** The first sheet closes those that it opened. */
const closeAll = () => stack[0]?.hidePopover();

/**
 * Full-screen menus on small screens. The browser's popovers open and close them, with Escape and focus return, even
 * without this script; it adds what they lack: the page behind is inert, and any chosen link closes them.
 */
export const sheet: Behavior = {
  install() {
    const listen = (type: 'toggle' | 'beforetoggle', state: string, listener: (sheet: HTMLElement) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const element = closest(event, '[data-sheet]');
          if (element === event.target && element && (event as ToggleEvent).newState === state) listener(element);
        },
        true,
      );
    // Before closing, so that the browser can give the focus back to a button that is no longer inert.
    listen('beforetoggle', 'closed', closed);
    listen('toggle', 'open', opened);
    document.addEventListener('click', (event) => {
      if (closest(event, '[data-sheet] a')) closeAll();
    });
    window.matchMedia(wide).addEventListener('change', closeAll);
  },
};
