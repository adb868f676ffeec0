import type {Chromium} from './launch';
import type {Event} from './protocol';
import {Traffic} from './traffic';
import {waitUntil} from './waitUntil';

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
}

/** Defines a helper of the compiler, which functions need after they are sent to the page as text. */
const compilerHelper = 'globalThis.__name ??= (value) => value;';

/** The options of a window. */
export interface WindowOptions {
  /** A script that runs in every page before the page's own. */
  script?: string;
  /** How many times slower the processor is for pages. */
  slowdown?: number;
  /** Whether the window is on a touch screen, as a tablet's is, and has no mouse. */
  isTouch?: boolean;
}

/** A page that is shown, or rendered ahead to be shown later. */
interface WindowPage {
  session: string;
  subtype: string;
  /** Resolves when the page has received everything that it needs before it starts. */
  ready: Promise<unknown>;
}

/**
 * A window of 1440 × 900 with an empty cache. It follows its pages through prerendering: commands go to whichever page
 * is shown.
 */
export class BrowserWindow {
  readonly traffic = new Traffic();
  /** Calls of `benchReport(text)` in any page of the window. */
  readonly reports: string[] = [];
  private readonly sessions = new Set<string>();
  private readonly pages = new Map<string, WindowPage>();
  private context = '';
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly chromium: Chromium,
    private readonly options: WindowOptions,
  ) {}

  /** Opens the window, with an empty page. */
  async open(): Promise<this> {
    const {protocol} = this.chromium;
    const {browserContextId} = await protocol.send<{browserContextId: string}>('Target.createBrowserContext');
    this.context = browserContextId;
    this.stopListening = protocol.listen((event) => this.take(event));
    // Reports changes of targets, such as the activation of a prerendered page.
    await protocol.send('Target.setDiscoverTargets', {discover: true});
    const target = {url: 'about:blank', browserContextId, forTab: true, width: 1440, height: 900};
    const {targetId} = await protocol.send<{targetId: string}>('Target.createTarget', target);
    const {sessionId} = await protocol.send<{sessionId: string}>('Target.attachToTarget', {targetId, flatten: true});
    this.sessions.add(sessionId);
    await this.follow(sessionId);
    await waitUntil(() => this.pages.size > 0, 'the window to open');
    return this;
  }

  private follow(session: string): Promise<unknown> {
    const options = {autoAttach: true, waitForDebuggerOnStart: true, flatten: true};
    return this.chromium.protocol.send('Target.setAutoAttach', options, session);
  }

  private take(event: Event): void {
    const {method, params, session} = event;
    if (method === 'Target.targetInfoChanged') this.renew(params.targetInfo as TargetInfo);
    if (!session || !this.sessions.has(session)) return;
    if (method.startsWith('Network.')) this.traffic.take(event);
    if (method === 'Runtime.bindingCalled') this.reports.push(String(params.payload));
    if (method === 'Target.detachedFromTarget') this.forget(String(params.sessionId));
    if (method === 'Target.attachedToTarget') this.attach(String(params.sessionId), params.targetInfo as TargetInfo);
  }

  /** Updates the subtype of a page: a prerendered page loses it when it's shown. */
  private renew({targetId, subtype}: TargetInfo): void {
    const page = this.pages.get(targetId);
    if (page) page.subtype = subtype ?? '';
  }

  private forget(session: string): void {
    for (const [id, page] of this.pages) if (page.session === session) this.pages.delete(id);
    this.traffic.leave(session);
  }

  /** Registers a page at once: it may be activated while it's being prepared, and that is reported only once. */
  private attach(session: string, {targetId, type, subtype}: TargetInfo): void {
    this.sessions.add(session);
    const ready = this.prepare(session, type === 'page');
    // Whoever awaits `ready` gets the error. A prerendered page may close unseen, and workers reject some commands.
    ready.catch(() => undefined);
    if (type === 'page') this.pages.set(targetId, {session, subtype: subtype ?? '', ready});
  }

  /** Sends everything that a page or worker needs before it starts, and then starts it. */
  private prepare(session: string, isPage: boolean): Promise<unknown> {
    const send = (method: string, params?: object) => this.chromium.protocol.send(method, params, session);
    const sent = [send('Network.enable'), this.follow(session)];
    if (isPage) {
      const source = compilerHelper + (this.options.script ?? '');
      sent.push(send('Page.enable'), send('Runtime.enable'), send('Runtime.addBinding', {name: 'benchReport'}));
      // Otherwise Chromium parses a script again for each error that is constructed, which no reader's browser does.
      sent.push(send('Runtime.setMaxCallStackSizeToCapture', {size: 0}));
      sent.push(send('Page.addScriptToEvaluateOnNewDocument', {source}));
      if (this.options.slowdown) sent.push(send('Emulation.setCPUThrottlingRate', {rate: this.options.slowdown}));
      if (this.options.isTouch) sent.push(send('Emulation.setTouchEmulationEnabled', {enabled: true}));
    }
    return Promise.all([...sent, send('Runtime.runIfWaitingForDebugger')]);
  }

  private shown(): WindowPage {
    const shown = [...this.pages.values()].filter(({subtype}) => subtype !== 'prerender').at(-1);
    if (!shown) throw new Error('The window shows no page.');
    return shown;
  }

  protected async toPage<Result>(method: string, params: object): Promise<Result> {
    const {session, ready} = this.shown();
    await ready;
    return this.chromium.protocol.send<Result>(method, params, session);
  }

  /** Runs a function in the page, and returns its result, which must be serializable as JSON. */
  async evaluate<Args extends unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const expression = `${compilerHelper}(${call})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
    const {result, exceptionDetails} = await this.toPage<{
      result: {value: Result};
      exceptionDetails?: {exception?: {description?: string}};
    }>('Runtime.evaluate', {expression, returnByValue: true, awaitPromise: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw an error.');
    return result.value;
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.chromium.protocol.send('Target.disposeBrowserContext', {browserContextId: this.context});
  }
}
