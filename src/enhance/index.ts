import {colorMode} from './colorMode';
import {contents} from './contents';
import {copy} from './copy';
import {forms} from './forms';
import {lostPath} from './lostPath';
import {menu} from './menu';
import {notices} from './notices';
import {planCalculator} from './planCalculator';
import {routeChange} from './routeChange';
import {scrolls} from './scrolls';
import {search} from './search';
import {sheet} from './sheet';
import {socialLogin} from './socialLogin';
import {tabs} from './tabs';
import {tooltip} from './tooltip';
import type {Behavior} from './types';
import {unavailable} from './unavailable';
import {year} from './year';

const behaviors: Behavior[] = [
  colorMode,
  tabs,
  menu,
  sheet,
  notices,
  unavailable,
  copy,
  scrolls,
  search,
  contents,
  tooltip,
  forms,
  planCalculator,
  socialLogin,
  year,
  lostPath,
  routeChange,
];

/**
 * Runs everything a reader can do on a page, over complete HTML and without a framework. Listeners are delegated from
 * the document and installed once; `mount` looks at the elements of each new page.
 */
export function start(): void {
  for (const {install} of behaviors) install?.();
  const mount = () => {
    for (const behavior of behaviors) behavior.mount?.();
  };
  mount();
  document.addEventListener('page:shown', mount);
}

start();
