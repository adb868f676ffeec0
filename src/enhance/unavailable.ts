import {onPress} from './dom';
import {notify} from './notify';
import type {Behavior} from './types';

/** Shows a notice when a link or button that isn't available yet is pressed. The notice has its text, which says so. */
export const unavailable: Behavior = {
  install() {
    onPress('[data-unavailable]', (element, event) => {
      event.preventDefault();
      void notify({title: element.textContent ?? ''});
    });
  },
};
