import {onPress} from './dom';
import {keepInPlace} from './inPlace';
import type {Behavior} from './types';

/** Long code samples are shown in part until the reader asks for the rest. */
export const expand: Behavior = {
  install() {
    onPress('[data-expand]', (button) => {
      const block = button.closest('[data-code]');
      const isWhole = button.ariaExpanded !== 'true';
      const change = () => {
        block?.toggleAttribute('data-whole', isWhole);
        button.ariaExpanded = String(isWhole);
      };
      // The added lines appear where the fade was; the button only moves back to its place.
      if (isWhole) change();
      else keepInPlace(button, change);
    });
  },
};
