import {announce, onPress} from './dom';
import {notify} from './notices';
import type {Behavior} from './types';

/** How long the button says "Copied". */
const confirmMs = 2_000;

/** Copy buttons of code samples: the text goes to the clipboard, and the outcome is shown and announced. */
export const copy: Behavior = {
  install() {
    onPress('[data-copy]', async (button) => {
      const code = button.closest('[data-code]')?.querySelector('pre')?.textContent ?? '';
      try {
        await navigator.clipboard.writeText(code);
      } catch {
        notify({
          title: 'Copying was refused',
          text: 'Your browser does not allow it here. Select the code and copy it by key.',
        });
        return;
      }
      button.dataset.copied = '';
      announce('Copied to the clipboard.');
      window.setTimeout(() => {
        delete button.dataset.copied;
        announce('');
      }, confirmMs);
    });
  },
};
