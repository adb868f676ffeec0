import {announce, onPress} from './dom';
import {notifyFrom} from './notify';
import type {Behavior} from './types';

/** How long the button shows "Copied", in milliseconds. */
const confirmMs = 2_000;

/** Returns the section of a Markdown text that the fragment of an address names, or all of the text. */
function section(text: string, address: string): string {
  const title = decodeURIComponent(address.split('#')[1] ?? '');
  return title ? (text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${title}\n`)) ?? text) : text;
}

/**
 * Copies the text at an address. Safari allows it only while the press is being handled, so the clipboard gets a
 * promise of the text. Firefox before version 127 doesn't accept a promise, but allows copying later.
 */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return section(await response.text(), address);
  });
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else await navigator.clipboard.writeText(await text);
}

/** Copies a code sample, or the page as Markdown, then shows and announces the result. */
export const copy: Behavior = {
  install() {
    onPress('[data-copy]', async (button) => {
      const address = button.dataset.copy;
      const part = button.closest<HTMLElement>('[data-code], [data-copied-after]');
      const code = (part?.dataset.copiedAfter ?? '') + (part?.querySelector('pre, code')?.textContent ?? '');
      try {
        await (address ? copyFrom(address) : navigator.clipboard.writeText(code));
      } catch {
        await notifyFrom(button, {href: address});
        return;
      }
      const time = String(performance.now());
      button.dataset.copied = time;
      const announcement = announce('Copied');
      setTimeout(() => {
        announcement.remove();
        // After another press, that press's timer removes it.
        if (button.dataset.copied === time) delete button.dataset.copied;
      }, confirmMs);
    });
  },
};
