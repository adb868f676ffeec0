import {all} from './dom';
import type {Behavior} from './types';

/** The copyright year: the build's year stands in the HTML, the reader's own replaces it. */
export const year: Behavior = {
  mount() {
    for (const element of all('[data-year]')) element.textContent = String(new Date().getFullYear());
  },
};
