import type {Behavior} from './types';

/** The key code of a key that an input method handles. Safari reports only this for the Enter that ends a composition. */
const handledByInputMethod = 229;

/**
 * Keeps keys that belong to a composition, such as the Enter that confirms a Japanese word, from everything on the page
 * that acts on keys, islands included. The input method still receives them.
 */
export const composition: Behavior = {
  install() {
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing || event.keyCode === handledByInputMethod) event.stopImmediatePropagation();
      },
      {capture: true},
    );
  },
};
