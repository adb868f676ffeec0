import {setTimeout as wait} from 'node:timers/promises';
import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Served} from '../site/server';
import {median} from '../statistics';

/** Something in a page that runs once it is pressed. */
export interface Pressable {
  /** The page's path. */
  path: string;
  /** A selector for what is pressed. */
  control: string;
  /** A selector that matches as soon as the thing runs. */
  running: string;
  /** The addresses whose bytes are counted. */
  counted: RegExp;
}

/** What the visitor does before the press. */
export interface BeforePress {
  /** How long the mouse is on the control, in ms. */
  hoverMs?: number;
  /** Whether the mouse has moved over the page's heading before, and the page has responded to that. */
  isUsed?: boolean;
  /** Whether the visitor has a touch screen and taps. */
  isTap?: boolean;
}

/** Medians of several presses, each in a new window with a processor four times slower. */
export interface Press {
  /** From the press to the frame in which the thing runs, in ms. */
  ms: number;
  /** What the page fetched from the counted addresses before the press, in bytes. */
  beforeBytes: number;
  /** What it fetched from them because of the press, in bytes. */
  pressBytes: number;
}

const slowdown = 4;
const quietMs = 400;

/** How long a visitor uses the page before the press, in ms. */
const useMs = 1000;
const runs = 9;

/** Runs in every page: reports when the mouse or the screen was pressed, and when a frame was painted in which the thing runs. */
function watch(running: string): void {
  const report = (name: string, at: number) =>
    (window as unknown as {benchReport: (text: string) => void}).benchReport(
      JSON.stringify({name, at: performance.timeOrigin + at}),
    );
  addEventListener('pointerdown', ({timeStamp}) => report('pressed', timeStamp), {capture: true});
  const look = () => {
    if (!document.querySelector(running)) return requestAnimationFrame(look);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => report('running', performance.now());
    return port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

async function pressOnce(
  chromium: Chromium,
  served: Served,
  {path, control, running, counted}: Pressable,
  {hoverMs = 0, isUsed = false, isTap = false}: BeforePress,
): Promise<Press> {
  const script = `(${watch})(${JSON.stringify(running)});`;
  const reader = await Reader.open(chromium, {script, slowdown, isTouch: isTap});
  const bytes = () =>
    reader.traffic
      .fetched()
      .filter(({url}) => counted.test(url))
      .reduce((sum, response) => sum + response.bytes, 0);
  try {
    await reader.visit(served.base + path);
    await reader.quiet(quietMs);
    await reader.find(control);
    await reader.quiet(quietMs);
    if (isUsed) {
      await reader.hover(await reader.find('h1'));
      await wait(useMs);
      await reader.quiet(quietMs);
    }
    const beforeBytes = bytes();
    await (isTap ? reader.tap(control) : reader.click(control, hoverMs));
    const ms = await reader.elapsed('pressed', 'running');
    await reader.quiet(quietMs);
    return {ms, beforeBytes, pressBytes: bytes() - beforeBytes};
  } finally {
    await reader.close();
  }
}

/** Measures how long something takes to run once it is pressed, and what it fetches. */
export async function measurePress(
  chromium: Chromium,
  served: Served,
  pressable: Pressable,
  before: BeforePress = {},
): Promise<Press> {
  const presses: Press[] = [];
  for (let count = 0; count < runs; count++) presses.push(await pressOnce(chromium, served, pressable, before));
  return {
    ms: Math.round(median(presses.map(({ms}) => ms))),
    beforeBytes: median(presses.map(({beforeBytes}) => beforeBytes)),
    pressBytes: median(presses.map(({pressBytes}) => pressBytes)),
  };
}
