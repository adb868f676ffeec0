import {setTimeout as wait} from 'node:timers/promises';
import {findPressable} from './inPage';
import type {Chromium} from './launch';
import {waitUntil} from './waitUntil';
import {BrowserWindow, type WindowOptions} from './window';

interface Point {
  x: number;
  y: number;
}

/** Simulates a reader with a window of their own, whose mouse and keyboard produce real input events. */
export class Reader extends BrowserWindow {
  private mouse: Point = {x: 5, y: 5};

  static open(chromium: Chromium, options: WindowOptions = {}): Promise<Reader> {
    return new Reader(chromium, options).open();
  }

  /** Opens an address as if it were typed, and waits until the page is loaded. */
  async visit(address: string): Promise<void> {
    await this.toPage('Page.navigate', {url: address});
    await this.arrive(new URL(address).pathname);
  }

  /** Waits until the page of this path is shown and loaded. */
  async arrive(path: string): Promise<void> {
    const here = () =>
      this.evaluate(() => (document.readyState === 'complete' ? location.pathname : '')).catch(() => '');
    await waitUntil(async () => (await here()) === path, `the page ${path}`);
  }

  /** Waits until nothing has been fetched for `ms` milliseconds. */
  async quiet(ms: number): Promise<void> {
    const started = performance.now();
    await waitUntil(
      () => Math.min(this.traffic.quietMs(), performance.now() - started) >= ms,
      () => `the network to fall quiet (${this.traffic.pending().join(', ')})`,
    );
  }

  /** Waits for a match that can be clicked, scrolls it into view, and returns its position. */
  async find(selector: string): Promise<Point> {
    let found: Point | null = null;
    await waitUntil(async () => {
      found = await this.evaluate(findPressable, selector);
      return found !== null;
    }, `something that matches ${selector}`);
    return found ?? {x: 0, y: 0};
  }

  async hover({x, y}: Point): Promise<void> {
    const from = this.mouse;
    for (const share of [0.5, 1]) {
      const at = {x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share};
      await this.toPage('Input.dispatchMouseEvent', {type: 'mouseMoved', ...at});
    }
    this.mouse = {x, y};
  }

  /** Clicks where the mouse is, without a pause between press and release. */
  async press(): Promise<void> {
    const at = {...this.mouse, button: 'left', clickCount: 1};
    const pressed = this.toPage('Input.dispatchMouseEvent', {type: 'mousePressed', buttons: 1, ...at});
    const released = this.toPage('Input.dispatchMouseEvent', {type: 'mouseReleased', ...at});
    await Promise.allSettled([pressed, released]);
  }

  /** Moves the mouse to an element, hovers as people do, and clicks. */
  async click(selector: string, hoverMs = 200): Promise<void> {
    await this.hover(await this.find(selector));
    await wait(hoverMs);
    await this.press();
  }

  /** Taps an element without a pause between touch and release. */
  async tap(selector: string): Promise<void> {
    const touchPoints = [await this.find(selector)];
    const touched = this.toPage('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    const released = this.toPage('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await Promise.allSettled([touched, released]);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.toPage('Input.dispatchKeyEvent', {type: 'keyDown', text: letter, key: letter});
      await this.toPage('Input.dispatchKeyEvent', {type: 'keyUp', key: letter});
    }
  }

  async key(key: string): Promise<void> {
    for (const type of ['keyDown', 'keyUp'])
      await this.toPage('Input.dispatchKeyEvent', {
        type,
        key,
        code: key,
        windowsVirtualKeyCode: key === 'Escape' ? 27 : 0,
      });
  }

  /** Returns the milliseconds between two events that pages reported, as `{name, at}`. */
  async elapsed(start: string, end: string): Promise<number> {
    const at = (name: string) =>
      this.reports.map((text) => JSON.parse(text) as {name: string; at: number}).find((report) => report.name === name)
        ?.at;
    await waitUntil(() => at(start) !== undefined && at(end) !== undefined, `the page to report ${start} and ${end}`);
    return (at(end) ?? 0) - (at(start) ?? 0);
  }
}
