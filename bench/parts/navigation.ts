import {setTimeout as wait} from 'node:timers/promises';
import {linkTo} from '../browser/inPage';
import type {Chromium} from '../browser/launch';
import {Reader} from '../browser/reader';
import type {Site} from '../site/generators';
import type {Served} from '../site/server';
import {createThrottlingProxy, type ThrottlingProxy} from '../site/server';
import {median} from '../statistics';

/** From a click on a link until the next page's heading is painted, in ms, with the processor four times slower. */
export interface Navigation {
  asIs: number;
  /** After the mouse has been on the link for 200 ms. */
  asIsHovered: number;
  slow4G: number;
  slow4GHovered: number;
}

const from = 'quick-start';
const to = {id: 'core-concepts', heading: 'Core concepts'};
const slowdown = 4;
const hoverMs = 200;
const quietMs = 400;
const runs = 9;

/** Runs in every page: reports when the mouse was pressed, and when the awaited heading was painted. */
function watch(heading: string): void {
  const report = (name: string, at: number) =>
    (window as unknown as {benchReport: (text: string) => void}).benchReport(JSON.stringify({name, at}));
  const epoch = (at: number) => performance.timeOrigin + at;
  addEventListener('mousedown', ({timeStamp}) => report('pressed', epoch(timeStamp)), {capture: true});
  const look = () => {
    const shown = document.querySelector('h1')?.textContent?.includes(heading);
    if (!shown || (document as {prerendering?: boolean}).prerendering) return requestAnimationFrame(look);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => report('painted', epoch(performance.now()));
    return port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

const script = `(${watch})(${JSON.stringify(to.heading)});`;

async function navigateOnce(
  chromium: Chromium,
  site: Site,
  link: ThrottlingProxy,
  slow: boolean,
  hover: boolean,
): Promise<number> {
  link.setSlow(false);
  const reader = await Reader.open(chromium, {script, slowdown});
  try {
    await reader.visit(link.base + site.address(from));
    await reader.quiet(quietMs);
    const point = await reader.find(linkTo(site.address(to.id)));
    await reader.quiet(quietMs);
    link.setSlow(slow);
    await reader.hover(point);
    if (hover) await wait(hoverMs);
    await reader.press();
    return await reader.elapsed('pressed', 'painted');
  } finally {
    await reader.close();
  }
}

/** Measures the median times from a click to the next page. Every run starts with an empty cache and an idle page. */
export async function measureNavigation(chromium: Chromium, site: Site, served: Served): Promise<Navigation> {
  const link = await createThrottlingProxy(served);
  const times = async (slow: boolean, hover: boolean) => {
    const samples: number[] = [];
    for (let count = 0; count < runs; count++) samples.push(await navigateOnce(chromium, site, link, slow, hover));
    return Math.round(median(samples));
  };
  try {
    return {
      asIs: await times(false, false),
      asIsHovered: await times(false, true),
      slow4G: await times(true, false),
      slow4GHovered: await times(true, true),
    };
  } finally {
    await link.close();
  }
}
