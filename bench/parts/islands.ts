import type {Chromium} from '../browser/launch';
import type {Served} from '../site/server';
import {measurePress, type Press} from './press';

/** What an island costs, on the pricing page. */
export interface Islands {
  direct: Press;
  /** The same when the mouse has been on the island for 200 ms. */
  hovered: Press;
}

const calculator = {
  path: '/products/pricing',
  control: '[data-island] input',
  running: '[data-hydrated]',
  counted: /\/assets\/islands\//,
};

/** Measures how long an island takes to run once it is pressed, and what it fetches. */
export const measureIslands = async (chromium: Chromium, served: Served): Promise<Islands> => ({
  direct: await measurePress(chromium, served, calculator),
  hovered: await measurePress(chromium, served, calculator, 200),
});
