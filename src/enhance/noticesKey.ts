import {isTyping} from './dom';
import type {Behavior} from './types';

/**
 * Moves the focus to the first notice, or to the empty region of notices, when Alt+T is pressed.
 * Source: spec/site-and-marketing.md, section 9.
 *
 * Ignores key combinations that type a character: AltGr+T, which is Ctrl+Alt+T on Windows, and Option+T in a text field
 * on macOS, which types "†" or another character after "z".
 */
export const noticesKey: Behavior = {
  install() {
    document.addEventListener('keydown', async (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      if (event.key > 'z' && isTyping(event)) return;
      event.preventDefault();
      const {focusNotices} = await import('./onDemand/notices');
      focusNotices();
    });
  },
};
