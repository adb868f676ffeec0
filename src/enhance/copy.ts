import {announce, onPress} from './dom';
import {notifyFrom} from './notify';
import type {Behavior} from './types';

/** How long the button shows "Copied", in milliseconds. */
const confirmMs = 2_000;

/**
 * Copies the text at an address. Safari allows it only while the press is being handled, so the clipboard gets a promise
 * of the text. Firefox before version 127 has no such promise, and allows it later.
 */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  if ('ClipboardItem' in window) {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else await navigator.clipboard.writeText(await text);
}

/** Copies a code sample, or the page as Markdown, then shows and announces the result. */
export const copy: Behavior = {
  install() {
    onPress('[data-copy]', async (button) => {
      const address = button.dataset.copy;
      const code = button.closest('[data-code]')?.querySelector('pre')?.textContent ?? '';
      try {
        await (address ? copyFrom(address) : navigator.clipboard.writeText(code));
      } catch {
        await notifyFrom(button, {href: address});
        return;
      }
      button.dataset.copied = '';
      announce(button.querySelector('[data-copied-text]')?.textContent ?? '');
      window.setTimeout(() => {
        delete button.dataset.copied;
        announce('');
      }, confirmMs);
    });
  },
};
