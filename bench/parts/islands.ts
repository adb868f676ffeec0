import type {Chromium} from '../browser/launch';
import type {Served} from '../site/server';
import {measurePress, type Press} from './press';

/** How long islands take to respond, and what they fetch. */
export interface Islands {
  /** An island that is hydrated once it is visible, as most are. */
  visible: Press;
  /** One of them that is in the initial viewport. */
  firstScreen: Press;
  /** An island that waits for the first use of the page. The mouse moves there and presses at once, faster than people. */
  reached: Press;
  /** The same when the mouse has been on the island for 200 ms. */
  hovered: Press;
  /** The same after the mouse has moved on the page. */
  used: Press;
  /** The same on a touch screen of that size, where the tap is the first use. */
  tapped: Press;
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
  running: '[data-island=ListenDemo] li:nth-child(2) [class*=chosen]',
  counted,
};

const sentence = {
  path: '/',
  control: '[data-island=TypedSentence] li:nth-child(2) > button',
  running: '[data-island=TypedSentence] li:nth-child(2) > [aria-pressed=true]',
  counted,
};

/** Measures how long islands take to respond to a press, and what they fetch before it and for it. */
export const measureIslands = async (chromium: Chromium, served: Served): Promise<Islands> => ({
  visible: await measurePress(chromium, served, errorFinder),
  firstScreen: await measurePress(chromium, served, listenDemo),
  reached: await measurePress(chromium, served, sentence),
  hovered: await measurePress(chromium, served, sentence, {hoverMs: 200}),
  used: await measurePress(chromium, served, sentence, {isUsed: true}),
  tapped: await measurePress(chromium, served, sentence, {isTap: true}),
});
