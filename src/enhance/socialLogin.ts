import {onPress} from './dom';
import {notify} from './notify';
import type {Behavior} from './types';

/** How long the notice can be read before the page is left, in milliseconds. */
const readingMs = 1_500;

let pending: {link: HTMLAnchorElement; timer: number} | undefined;

function cancel(): void {
  window.clearTimeout(pending?.timer);
  pending = undefined;
}

/** A press that asks the browser for a new tab, a new window or a download. */
const opensElsewhere = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Links to the providers' authorization pages: a notice says where the browser is going, then it goes there. */
export const socialLogin: Behavior = {
  install() {
    onPress('a[data-social-login]', (link, event) => {
      if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
      event.preventDefault();
      if (pending?.link === link) return;
      cancel();
      void notify({title: 'Social Login Redirect', text: `Redirecting to ${link.dataset.socialLogin} login page...`});
      const timer = window.setTimeout(() => {
        pending = undefined;
        window.location.assign(link.href);
      }, readingMs);
      pending = {link, timer};
    });
  },
  // Who has moved on to another page in the meantime stays there.
  mount: cancel,
};
