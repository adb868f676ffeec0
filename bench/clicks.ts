import {setTimeout as wait} from 'node:timers/promises';
import {median, openWindow, slowdown, visible} from './site/visitor';
import type {Measurement, Subject} from './subject';

const from = 'quick-start';
const to = {id: 'core-concepts', heading: 'Core concepts'};
const hoverMs = 200;
const quietMs = 400;
const runs = 9;

/** The mobile network that Lighthouse calls slow 4G: a round trip of 150 ms, and 1.6 Mbit/s down. */
const slow4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** Runs in every page: stores when the mouse was pressed, and when the frame with the awaited heading was painted. */
function watch(heading: string): void {
  const store = (name: string, at: number) => sessionStorage.setItem(name, String(performance.timeOrigin + at));
  addEventListener('mousedown', ({timeStamp}) => store('pressed', timeStamp), {capture: true});
  const look = () => {
    if (!document.querySelector('h1')?.textContent?.includes(heading)) return requestAnimationFrame(look);
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => store('painted', performance.now());
    return port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** Returns the time from the press of a link to the next heading, in a new window. */
async function clickOnce({browser, site, served}: Subject, isSlow: boolean, isHovered: boolean): Promise<number> {
  const page = await openWindow(browser);
  await page.addInitScript(watch, to.heading);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(served.base + site.address(from), {waitUntil: 'load'});
  await served.quiet(quietMs);
  const link = visible(page, `a[href="${site.address(to.id)}"]`);
  await link.scrollIntoViewIfNeeded();
  await served.quiet(quietMs);
  if (isSlow) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', slow4G);
  }
  if (isHovered) {
    await link.hover();
    await wait(hoverMs);
  }
  await link.click({noWaitAfter: true});
  await page.waitForFunction(() => sessionStorage.painted, undefined, {polling: 100});
  const ms = await page.evaluate(() => Number(sessionStorage.painted) - Number(sessionStorage.pressed));
  await page.context().close();
  return ms;
}

export const clicks: Measurement = {
  title: 'From the press of a link until the next heading is painted, processor four times slower, ms',
  async measure(subject) {
    const time = async (isSlow: boolean, isHovered: boolean) => {
      const times: number[] = [];
      for (let count = 0; count < runs; count++) times.push(await clickOnce(subject, isSlow, isHovered));
      return Math.round(median(times));
    };
    return {
      'as is': await time(false, false),
      'as is, after 200 ms on the link': await time(false, true),
      'slow 4G': await time(true, false),
      'slow 4G, after 200 ms on the link': await time(true, true),
    };
  },
};
