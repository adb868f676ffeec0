import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Served} from '../site/server';
import {median} from '../statistics';

/** What an island costs, on the pricing page. */
export interface Islands {
  /** From the press of a field to the frame in which the island runs, in ms, the processor four times slower. */
  pressMs: number;
  /** The same when the mouse has been on the island for 200 ms. */
  hoveredPressMs: number;
  /** What the page fetches of islands by itself, in bytes. */
  loaderBytes: number;
  /** What the press fetches, React included, in bytes. */
  pressBytes: number;
}

const path = '/products/pricing';
const field = '[data-island] input';
const slowdown = 4;
const quietMs = 400;
const runs = 9;

/** Runs in every page: reports when the mouse was pressed, and when a frame was painted in which the island runs. */
function watch(): void {
  const report = (name: string, at: number) =>
    (window as unknown as {benchReport: (text: string) => void}).benchReport(
      JSON.stringify({name, at: performance.timeOrigin + at}),
    );
  addEventListener('mousedown', ({timeStamp}) => report('pressed', timeStamp), {capture: true});
  const look = () => {
    if (!document.querySelector('[data-hydrated]')) return requestAnimationFrame(look);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => report('running', performance.now());
    return port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

async function pressOnce(chromium: Chromium, served: Served, hoverMs: number) {
  const reader = await Reader.open(chromium, {script: `(${watch})();`, slowdown});
  const bytes = () =>
    reader.traffic
      .fetched()
      .filter(({url}) => url.includes('/assets/islands/'))
      .reduce((sum, answer) => sum + answer.bytes, 0);
  try {
    await reader.visit(served.base + path);
    await reader.quiet(quietMs);
    await reader.find(field);
    await reader.quiet(quietMs);
    const loaderBytes = bytes();
    await reader.click(field, hoverMs);
    const ms = await reader.elapsed('pressed', 'running');
    await reader.quiet(quietMs);
    return {ms, loaderBytes, pressBytes: bytes() - loaderBytes};
  } finally {
    await reader.close();
  }
}

/** Measures how long an island takes to run once it is pressed, and what it fetches. Each press is in a new window. */
export async function measureIslands(chromium: Chromium, served: Served): Promise<Islands> {
  const presses = async (hoverMs: number) => {
    const samples = [];
    for (let count = 0; count < runs; count++) samples.push(await pressOnce(chromium, served, hoverMs));
    return samples;
  };
  const [direct, hovered] = [await presses(0), await presses(200)];
  return {
    pressMs: Math.round(median(direct.map(({ms}) => ms))),
    hoveredPressMs: Math.round(median(hovered.map(({ms}) => ms))),
    loaderBytes: median(direct.map(({loaderBytes}) => loaderBytes)),
    pressBytes: median(direct.map(({pressBytes}) => pressBytes)),
  };
}
