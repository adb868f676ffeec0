import {onPress} from './dom';
import {preserveScrollPosition} from './scrollPosition';
import type {Behavior} from './types';

/** Shows the rest of a long code sample when its button is pressed, and hides it when the button is pressed again. */
export const expand: Behavior = {
  install() {
    onPress('[data-expand]', (button) => {
      const block = button.closest('[data-code]');
      const isExpanded = button.ariaExpanded !== 'true';
      const change = () => {
        block?.toggleAttribute('data-whole', isExpanded);
        button.ariaExpanded = String(isExpanded);
      };
      // Expanding adds lines below the visible ones, so only collapsing moves what the reader sees.
      if (isExpanded) change();
      else preserveScrollPosition(button, change);
    });
  },
};
