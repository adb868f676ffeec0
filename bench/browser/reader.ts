import {setTimeout as wait} from 'node:timers/promises';
import type {Chromium} from './launch';
import type {Event} from './protocol';
import {Traffic} from './traffic';

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
}

interface Point {
  x: number;
  y: number;
}

const timeoutMs = 30_000;
const pollMs = 25;
/** Functions are handed over as text, in which the compiler's own helper is not known. */
const compilerHelper = 'globalThis.__name ??= (value) => value;';

/** What a reader's window is like. */
export interface ReaderOptions {
  /** Runs in every page before anything of its own. */
  script?: string;
  /** How many times slower the processor of pages is. */
  slowdown?: number;
}

/**
 * A reader with an empty cache in a window of 1440 × 900, who moves a real mouse. The window's pages are followed
 * through prerendering: whichever is shown is the one that commands go to.
 */
export class Reader {
  readonly traffic = new Traffic();
  /** Calls of `benchReport(text)` in any page of the window. */
  readonly reports: string[] = [];
  private readonly sessions = new Set<string>();
  private readonly pages = new Map<string, {session: string; subtype: string}>();
  private stopListening: () => void = () => undefined;
  private mouse: Point = {x: 5, y: 5};

  private constructor(
    private readonly chromium: Chromium,
    private readonly context: string,
    private readonly options: ReaderOptions,
  ) {}

  static async open(chromium: Chromium, options: ReaderOptions = {}): Promise<Reader> {
    const {protocol} = chromium;
    const {browserContextId} = await protocol.send<{browserContextId: string}>('Target.createBrowserContext');
    const reader = new Reader(chromium, browserContextId, options);
    reader.stopListening = protocol.listen((event) => void reader.take(event).catch(() => undefined));
    await protocol.send('Target.setDiscoverTargets', {discover: true});
    const target = {url: 'about:blank', browserContextId, forTab: true, width: 1440, height: 900};
    const {targetId} = await protocol.send<{targetId: string}>('Target.createTarget', target);
    const attached = await protocol.send<{sessionId: string}>('Target.attachToTarget', {targetId, flatten: true});
    reader.sessions.add(attached.sessionId);
    await reader.follow(attached.sessionId);
    await until(() => reader.pages.size > 0, 'the window to open');
    return reader;
  }

  private follow(session: string): Promise<unknown> {
    const options = {autoAttach: true, waitForDebuggerOnStart: true, flatten: true};
    return this.chromium.protocol.send('Target.setAutoAttach', options, session);
  }

  private async take(event: Event): Promise<void> {
    const {method, params, session} = event;
    if (method === 'Target.targetInfoChanged') this.renew(params.targetInfo as TargetInfo);
    if (!session || !this.sessions.has(session)) return;
    if (method.startsWith('Network.')) this.traffic.take(event);
    if (method === 'Runtime.bindingCalled') this.reports.push(String(params.payload));
    if (method === 'Target.detachedFromTarget') this.forget(String(params.sessionId));
    if (method === 'Target.attachedToTarget')
      await this.attach(String(params.sessionId), params.targetInfo as TargetInfo);
  }

  /** A prerendered page that is shown loses its subtype. */
  private renew({targetId, subtype}: TargetInfo): void {
    const page = this.pages.get(targetId);
    if (page) page.subtype = subtype ?? '';
  }

  private forget(session: string): void {
    for (const [id, page] of this.pages) if (page.session === session) this.pages.delete(id);
  }

  private async attach(session: string, {targetId, type, subtype}: TargetInfo): Promise<void> {
    const send = (method: string, params?: object) => this.chromium.protocol.send(method, params, session);
    this.sessions.add(session);
    const ready = [send('Network.enable'), this.follow(session).catch(() => undefined)];
    if (type === 'page') {
      const source = compilerHelper + (this.options.script ?? '');
      ready.push(send('Page.enable'), send('Runtime.enable'), send('Runtime.addBinding', {name: 'benchReport'}));
      ready.push(send('Page.addScriptToEvaluateOnNewDocument', {source}));
      if (this.options.slowdown) ready.push(send('Emulation.setCPUThrottlingRate', {rate: this.options.slowdown}));
    }
    ready.push(send('Runtime.runIfWaitingForDebugger'));
    await Promise.all(ready);
    if (type === 'page') this.pages.set(targetId, {session, subtype: subtype ?? ''});
  }

  private get session(): string {
    const shown = [...this.pages.values()].filter(({subtype}) => subtype !== 'prerender').at(-1);
    if (!shown) throw new Error('The window shows no page.');
    return shown.session;
  }

  private toPage<Result>(method: string, params: object): Promise<Result> {
    return this.chromium.protocol.send<Result>(method, params, this.session);
  }

  /** Runs a function in the page and waits for its answer, which must be JSON. */
  async evaluate<Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const expression = `${compilerHelper}(${call})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
    const {result, exceptionDetails} = await this.toPage<{
      result: {value: Result};
      exceptionDetails?: {exception?: {description?: string}};
    }>('Runtime.evaluate', {expression, returnByValue: true, awaitPromise: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw.');
    return result.value;
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
    await until(async () => (await here()) === path, `the page ${path}`);
  }

  /** Waits until nothing was fetched for a while. */
  async quiet(ms: number): Promise<void> {
    const started = performance.now();
    await until(
      () => Math.min(this.traffic.quietMs(), performance.now() - started) >= ms,
      () => `the network to fall quiet (${this.traffic.pending().join(', ')})`,
    );
  }

  /** Where the first match that can be pressed is, after it was scrolled into view. */
  async find(selector: string): Promise<Point> {
    let found: Point | null = null;
    await until(async () => {
      found = await this.evaluate(findPressable, selector);
      return found !== null;
    }, `something that matches ${selector}`);
    return found ?? {x: 0, y: 0};
  }

  /** A link to a path, as a selector; with and without a slash at the end. */
  linkTo(path: string): string {
    return `a[href="${path}"]`;
  }

  async hover({x, y}: Point): Promise<void> {
    const from = this.mouse;
    for (const share of [0.5, 1]) {
      const at = {x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share};
      await this.toPage('Input.dispatchMouseEvent', {type: 'mouseMoved', ...at});
    }
    this.mouse = {x, y};
  }

  /** Presses and releases at once where the mouse is. */
  async press(): Promise<void> {
    const at = {...this.mouse, button: 'left', clickCount: 1};
    const pressed = this.toPage('Input.dispatchMouseEvent', {type: 'mousePressed', buttons: 1, ...at});
    const released = this.toPage('Input.dispatchMouseEvent', {type: 'mouseReleased', ...at});
    await Promise.allSettled([pressed, released]);
  }

  /** Moves to something, stays on it as people do, and presses. */
  async click(selector: string, hoverMs = 200): Promise<void> {
    await this.hover(await this.find(selector));
    await wait(hoverMs);
    await this.press();
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

  /** Milliseconds between two things that pages reported with their time, as `{name, at}`. */
  async elapsed(start: string, end: string): Promise<number> {
    const at = (name: string) =>
      this.reports.map((text) => JSON.parse(text) as {name: string; at: number}).find((report) => report.name === name)
        ?.at;
    await until(() => at(start) !== undefined && at(end) !== undefined, `the page to report ${start} and ${end}`);
    return (at(end) ?? 0) - (at(start) ?? 0);
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.chromium.protocol.send('Target.disposeBrowserContext', {browserContextId: this.context});
  }
}

/** Runs in the page. */
function findPressable(selector: string): {x: number; y: number} | null {
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const point = {x: left + Math.min(width / 2, 40), y: top + height / 2};
    const hit = document.elementFromPoint(point.x, point.y);
    if (width > 0 && hit && (element.contains(hit) || hit.contains(element))) return point;
  }
  return null;
}

async function until(
  done: () => boolean | Promise<boolean>,
  what: string | (() => string),
  limitMs = timeoutMs,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await done())) {
    if (performance.now() > end)
      throw new Error(`Waited ${limitMs / 1000} s for ${typeof what === 'string' ? what : what()}.`);
    await wait(pollMs);
  }
}
