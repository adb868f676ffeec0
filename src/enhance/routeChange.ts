import {announce} from './dom';
import type {Behavior} from './types';

let isFirst = true;

/** Announces the title of a page that is shown without a reload. Screen readers read the title of a loaded page. */
export const routeChange: Behavior = {
  mount() {
    if (!isFirst) announce(document.title);
    isFirst = false;
  },
};
