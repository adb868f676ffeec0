import {all} from './dom';
import type {Behavior} from './types';

/** Replaces the copyright year from the build with the current one. */
export const year: Behavior = {
  mount() {
    for (const element of all('[data-year]')) element.textContent = String(new Date().getFullYear());
  },
};
