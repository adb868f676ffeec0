import type {Chromium} from '../browser/launch';
import type {Served} from '../site/server';
import {measurePress, type Press} from './press';

/** How long islands take to respond, and what they fetch. */
export interface Islands {
  /** An island that is hydrated once it is visible, as most are. */
  visible: Press;
  /** An island on the first screen, which is hydrated by the press. */
  reached: Press;
  /** The same when the mouse has been on the island for 200 ms. */
  hovered: Press;
  /** The same when the mouse has moved on the page before. */
  used: Press;
}

const counted = /\/assets\/islands\//;

const errorFinder = {
  path: '/developers/support',
  control: '[data-island=ErrorFinder] [aria-pressed=false]',
  running: '[data-island=ErrorFinder] [aria-pressed=true]:nth-of-type(2)',
  counted,
};

const listenDemo = {
  path: '/products/voice-ai',
  control: '[data-island=ListenDemo] li:nth-child(2) button',
  running: '[data-island=ListenDemo][data-hydrated]',
  counted,
};

/** The demo's second sentence plays. */
const startedDemo = {...listenDemo, running: '[data-island=ListenDemo] li:nth-child(2) [class*=chosen]'};

/** Measures how long islands take to respond to a press, and what they fetch before it and for it. */
export const measureIslands = async (chromium: Chromium, served: Served): Promise<Islands> => ({
  visible: await measurePress(chromium, served, errorFinder),
  reached: await measurePress(chromium, served, listenDemo),
  hovered: await measurePress(chromium, served, listenDemo, {hoverMs: 200}),
  used: await measurePress(chromium, served, startedDemo, {isUsed: true}),
});
