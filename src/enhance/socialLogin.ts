import {onPress} from './dom';
import {notifyFrom} from './notify';
import type {Behavior} from './types';

/** How long the notice can be read before the provider's page opens, in milliseconds. */
const readingMs = 1_500;

let pending: {link: HTMLAnchorElement; timer: number} | undefined;

function cancel(): void {
  window.clearTimeout(pending?.timer);
  pending = undefined;
}

/** Tells whether a press asks the browser for a new tab, a new window, or a download. */
const opensElsewhere = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Shows a notice when a link to a provider's authorization page is pressed, then opens that page. */
export const socialLogin: Behavior = {
  install() {
    onPress('a[data-social-login]', (link, event) => {
      if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
      event.preventDefault();
      if (pending?.link === link) return;
      cancel();
      void notifyFrom(link);
      const timer = window.setTimeout(() => {
        pending = undefined;
        window.location.assign(link.href);
      }, readingMs);
      pending = {link, timer};
    });
  },
  // A visitor who has opened another page in the meantime stays there.
  mount: cancel,
};
