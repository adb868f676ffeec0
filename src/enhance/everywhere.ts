import {colorMode} from './colorMode';
import {contents} from './contents';
import {copy} from './copy';
import {expand} from './expand';
import {islands} from './islands';
import {menu} from './menu';
import {noticesKey} from './noticesKey';
import {routeChange} from './routeChange';
import {scrolls} from './scrolls';
import {search} from './search';
import {sheet} from './sheet';
import {tabs} from './tabs';
import {tooltip} from './tooltip';
import type {Behavior} from './types';
import {unavailable} from './unavailable';
import {year} from './year';

/** The behaviors of every page. */
export const everywhere: Behavior[] = [
  colorMode,
  tabs,
  menu,
  sheet,
  unavailable,
  noticesKey,
  copy,
  expand,
  scrolls,
  search,
  contents,
  tooltip,
  islands,
  year,
  routeChange,
];
