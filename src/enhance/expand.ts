import {closest, onPress} from './dom';
import {preserveScrollPosition} from './scrollPosition';
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

/** Shows the rest of a long code sample when its button is pressed, and hides it when the button is pressed again. */
export const expand: Behavior = {
  install() {
    document.addEventListener('scroll', expandScrolled, {capture: true, passive: true});
    onPress('[data-expand]', (button) => {
      const isExpanded = button.ariaExpanded !== 'true';
      const change = () => setExpanded(button, isExpanded);
      // Expanding adds lines below the visible ones, so only collapsing moves what the reader sees.
      if (isExpanded) change();
      else preserveScrollPosition(button, change);
    });
  },
};
