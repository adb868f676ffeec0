import {announce, onPress} from './dom';
import {notify} from './notify';
import type {Behavior, NoticeText} from './types';

/** How long the button says "Copied". */
const confirmMs = 2_000;

const refusal: NoticeText = {
  title: 'Copying was refused',
  text: 'Your browser does not allow it here. Select the code and copy it by key.',
};

/**
 * Copies the text at an address. The clipboard is asked at once and given a promise, because Safari forgets the press
 * while the text is on its way; Firefox knows no such item before version 127, and does not forget.
 */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  if ('ClipboardItem' in window) {
    const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else await navigator.clipboard.writeText(await text);
}

/** Copy buttons: a code sample, or a whole page, goes to the clipboard; the outcome is shown and announced. */
export const copy: Behavior = {
  install() {
    onPress('[data-copy]', async (button) => {
      const address = button.dataset.copy;
      const code = button.closest('[data-code]')?.querySelector('pre')?.textContent ?? '';
      try {
        await (address ? copyFrom(address) : navigator.clipboard.writeText(code));
      } catch {
        const action = {label: 'View as Markdown', href: address ?? ''};
        await notify(
          address ? {title: 'The page was not copied', text: 'Open it and copy it there.', action} : refusal,
        );
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
