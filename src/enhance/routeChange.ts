import {announce} from './dom';
import type {Behavior} from './types';

let first = true;

/** After a change of page without a reload, the new page's title is announced. */
export const routeChange: Behavior = {
  mount() {
    if (!first) announce(document.title);
    first = false;
  },
};
