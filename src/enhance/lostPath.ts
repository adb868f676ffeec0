import type {Behavior} from './types';

/** Shows the path that was requested on the not-found page, and logs it once. */
export const lostPath: Behavior = {
  mount() {
    const element = document.querySelector<HTMLElement>('[data-lost-path]');
    if (!element || element.dataset.lostPath === 'logged') return;
    element.dataset.lostPath = 'logged';
    element.textContent = window.location.pathname;
    console.warn(`404: no page at ${window.location.pathname}`);
  },
};
