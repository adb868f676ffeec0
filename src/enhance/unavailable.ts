import {onPress} from './dom';
import {notify} from './notify';
import type {Behavior} from './types';

/** Shows the text of a link or button that isn't available yet, which says so, in a notice when it's pressed. */
export const unavailable: Behavior = {
  install() {
    onPress('[data-unavailable]', (element, event) => {
      event.preventDefault();
      void notify({title: element.textContent ?? ''});
    });
  },
};
