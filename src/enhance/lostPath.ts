import type {Behavior} from './types';

/** On the not-found page: the attempted path is logged once and shown. */
export const lostPath: Behavior = {
  mount() {
    const place = document.querySelector<HTMLElement>('[data-lost-path]');
    if (!place || place.dataset.lostPath === 'logged') return;
    place.dataset.lostPath = 'logged';
    place.textContent = window.location.pathname;
    console.warn(`404: no page at ${window.location.pathname}`);
  },
};
