import type {Browser, Page} from 'playwright-core';

/** Times of the site's own dialog, from the key press to the painted results, in milliseconds. */
export interface DialogTimes {
  firsts: number[];
  keys: number[];
  /** Tasks of the main thread above 50 ms. */
  longTasks: number[];
}

interface Probe {
  longTasks: number[];
  /** Starts a new task, as a key press does, so the time that Playwright needs to call a function isn't counted. */
  ownTask: () => Promise<void>;
  painted: () => Promise<void>;
}

/** Defines a helper of the compiler, which is missing where Playwright runs a function from its text. */
const helper = 'window.__name = (f) => f';

function installProbe(): void {
  const probe: Probe = {
    longTasks: [],
    ownTask: () => new Promise((resolve) => setTimeout(resolve)),
    painted: () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        }),
      ),
  };
  new PerformanceObserver((list) => probe.longTasks.push(...list.getEntries().map(({duration}) => duration))).observe({
    entryTypes: ['longtask'],
  });
  Object.assign(window, {probe});
}

/** Returns the time from Ctrl+K, with nothing loaded, to the first painted results. */
function firstResult(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const {painted, ownTask} = (window as unknown as {probe: Probe}).probe;
    await ownTask();
    const frame = () => new Promise(requestAnimationFrame);
    const started = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
    );
    const find = () => document.querySelector<HTMLInputElement>('dialog[open] input');
    while (!find()) await frame();
    const input = find() as HTMLInputElement;
    input.value = 'rotate key';
    input.dispatchEvent(new Event('input', {bubbles: true}));
    while (!document.querySelector('dialog [role=option]')) await frame();
    await painted();
    return performance.now() - started;
  });
}

function keyPress(page: Page, text: string): Promise<number> {
  return page.evaluate(async (value) => {
    const {painted, ownTask} = (window as unknown as {probe: Probe}).probe;
    await ownTask();
    const input = document.querySelector<HTMLInputElement>('dialog[open] input');
    const list = document.querySelector('dialog [role=listbox]');
    if (!input || !list) throw new Error('The dialog is not open.');
    const started = performance.now();
    const changed = new Promise((resolve) => new MutationObserver(resolve).observe(list, {childList: true}));
    input.value = value;
    input.dispatchEvent(new Event('input', {bubbles: true}));
    await changed;
    await painted();
    return performance.now() - started;
  }, text);
}

const slowdown = 4;
const runs = 5;
const typed = ['microphone permission', 'maxAlternatives', 'how do i rotate my key', 'recogntion options', 'free tier'];

/** Opens the dialog on a documentation page several times, each time with nothing loaded, and types into it. */
export async function measureDialog(browser: Browser, base: string): Promise<DialogTimes> {
  const times: DialogTimes = {firsts: [], keys: [], longTasks: []};
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      baseURL: base,
      reducedMotion: 'reduce',
      viewport: {width: 1440, height: 900},
    });
    const page = await context.newPage();
    await page.addInitScript(helper);
    await page.addInitScript(installProbe);
    await page.goto('/developers/documentation/quick-start', {waitUntil: 'load'});
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.evaluate(() => (window as unknown as {probe: Probe}).probe.longTasks.splice(0));
    times.firsts.push(await firstResult(page));
    for (const text of typed)
      for (let length = 1; length <= text.length; length++)
        times.keys.push(await keyPress(page, text.slice(0, length)));
    times.longTasks.push(...(await page.evaluate(() => (window as unknown as {probe: Probe}).probe.longTasks)));
    await context.close();
  }
  return times;
}
