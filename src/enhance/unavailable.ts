import {onPress} from './dom';
import {notify} from './notify';
import type {Behavior} from './types';

/** Links and buttons that lead nowhere yet: a press says so. */
export const unavailable: Behavior = {
  install() {
    onPress('[data-unavailable]', (element, event) => {
      event.preventDefault();
      void notify({
        title: `${element.dataset.unavailable}: not available yet`,
        text: 'Nothing was sent and nothing has changed.',
      });
    });
  },
};
