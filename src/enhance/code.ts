import {closest, onPress} from './dom';
import {preserveScrollPosition} from './scrollPosition';
import {remember} from './storage';
import type {Behavior} from './types';

function setExpanded(button: Element, isExpanded: boolean): void {
  button.closest('[data-code]')?.toggleAttribute('data-whole', isExpanded);
  button.ariaExpanded = String(isExpanded);
}

/** Shows all of a collapsed sample that the browser has scrolled, because find-in-page or a text fragment leads into it. */
function expandScrolled(event: Event): void {
  const frame = closest(event, '[data-long]:not([data-whole]) > pre');
  const [code, button] = [frame?.firstElementChild, frame?.parentElement?.querySelector('[data-expand]')];
  if (frame?.scrollTop && code && button) preserveScrollPosition(code, () => setExpanded(button, true));
}

/** Wraps the lines of all programs, or stops wrapping them. `plugins/compile/enhance/firstFrame.ts` applies it to each page. */
function toggleWrap(): void {
  const {dataset} = document.documentElement;
  dataset.wrap = dataset.wrap === 'on' ? 'off' : 'on';
  remember('wrap', dataset.wrap);
}

/** Shows the rest of a long code sample, or hides it again, and wraps lines, when the button for it is pressed. */
export const code: Behavior = {
  install() {
    document.addEventListener('scroll', expandScrolled, {capture: true, passive: true});
    onPress('[data-wraps]', (button) => preserveScrollPosition(button, toggleWrap));
    onPress('[data-expand]', (button) => {
      const isExpanded = button.ariaExpanded !== 'true';
      const change = () => setExpanded(button, isExpanded);
      // Expanding adds lines below the visible ones, so only collapsing moves what the reader sees.
      if (isExpanded) change();
      else preserveScrollPosition(button, change);
    });
  },
};
