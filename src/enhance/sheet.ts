import {onPress} from './dom';
import type {Behavior} from './types';

/** From this width on, the header shows its menus and the documentation its sidebar. Style sheets use the same width. */
const wide = '(width >= 62rem)';

/** The open sheets in the order in which they were opened. A sheet can open another one on top of itself. */
let stack: HTMLElement[] = [];
let inertElements: HTMLElement[] = [];

/** Returns the siblings of a sheet and of its ancestors, which together are the rest of the page. */
function surroundings(sheet: HTMLElement): HTMLElement[] {
  const result: HTMLElement[] = [];
  for (let node: HTMLElement = sheet; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isKept = sibling === node || sibling.matches('script, #siteNotices');
      if (!isKept && sibling instanceof HTMLElement) result.push(sibling);
    }
  }
  return result;
}

/** Makes everything but the topmost sheet inert, or nothing when no sheet is open. */
function updateInert(): void {
  for (const element of inertElements) element.inert = false;
  const top = stack.at(-1);
  inertElements = top ? surroundings(top) : [];
  for (const element of inertElements) element.inert = true;
}

function handleOpening(sheet: HTMLElement): void {
  stack = [...stack.filter((other) => other !== sheet), sheet];
  updateInert();
  sheet.querySelector<HTMLElement>('[popovertargetaction]')?.focus();
  sheet.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest'});
}

function handleClosing(sheet: HTMLElement): void {
  stack = stack.filter((other) => other !== sheet);
  updateInert();
}

/** Closes all sheets: closing the first one closes those on top of it. */
const closeAll = () => stack[0]?.hidePopover();

/**
 * Completes the full-screen menus of small screens. They are popovers, which open, close on Escape, and return the focus
 * without scripts. This behavior makes the page behind them inert, and closes them when a link is followed.
 */
export const sheet: Behavior = {
  install() {
    const listen = (type: 'toggle' | 'beforetoggle', state: string, listener: (sheet: HTMLElement) => void) =>
      document.addEventListener(
        type,
        ({target, newState}) => {
          if (newState === state && target instanceof HTMLElement && target.matches('[data-sheet]')) listener(target);
        },
        true,
      );
    // Before it closes, because the browser then returns the focus to a button that must not be inert.
    listen('beforetoggle', 'closed', handleClosing);
    listen('toggle', 'open', handleOpening);
    onPress('[data-sheet] a', closeAll);
    window.matchMedia(wide).addEventListener('change', closeAll);
  },
};
