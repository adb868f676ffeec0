import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from '../../../authoring/samples/server';
import {findWebKit} from '../../helpers/installedBrowsers';
import {site} from '../harness';
import type {Driver, Size, Tab} from './types';

/**
 * Runs in the page: records from now on what it writes to the console, what it throws, and what the policy blocks.
 * WebKit's driver doesn't report the console.
 */
function recordFaults(): void {
  const keep = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...faults, fault]));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words) => {
      keep(`${level}: ${words.join(' ')}`);
      write(...words);
    };
  }
  // Errors without a file are those of WebKit's driver, which runs its scripts in the page.
  addEventListener('error', ({message, filename}) => {
    if (filename) keep(`page error: ${message}`);
  });
  addEventListener('unhandledrejection', ({reason}) => keep(`page error: ${reason}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    keep(`policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

/** Runs in the page: returns the faults of all pages that were opened. */
const readFaults = (): string[] => JSON.parse(sessionStorage.getItem('faults') ?? '[]');

/** The DOM key names for which WebDriver has codes. Others are typed as they are. */
const codes: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** Creates a folder with settings that turn animations off, so pages see a reader who prefers reduced motion. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'timbre-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/**
 * Returns WebKit's environment. Its sandbox doesn't start as root or in most containers, and our own pages need none.
 * Without a graphics processor, its DMA-BUF renderer doubles the processor time of the journeys.
 */
const webkitEnvironment = (settings: string): NodeJS.ProcessEnv => ({
  ...process.env,
  XDG_CONFIG_HOME: settings,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
});

/** Differs between workers: two that look for a free display at the same moment would find the same one. */
const screenNumber = (): string => `--server-num=${200 + 20 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)}`;

async function waitForDriver(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with status ${driver.exitCode}.`);
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await wait(100);
  }
}

/** Sends a command of the WebDriver protocol, and returns its result. Without a body, it ends a session. */
async function send<Result>(address: string, body?: object): Promise<Result> {
  const response = await fetch(address, body ? {method: 'POST', body: JSON.stringify(body)} : {method: 'DELETE'});
  const {value} = (await response.json()) as {value: Result & {error?: string; message?: string}};
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function tabOf(session: string): Tab {
  const run = <Result>(script: string) => send<Result>(`${session}/execute/sync`, {script, args: []});
  const find = (value: string) => send<Record<string, string>>(`${session}/element`, {using: 'css selector', value});
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send<void>(`${session}/actions`, {actions: [{type, id: type, actions}]});
  const keys = (type: 'keyDown' | 'keyUp', values: string[]) => values.map((value) => ({type, value}));
  return {
    async go(path) {
      await send(`${session}/url`, {url: new URL(path, site()).href});
      await run(`(${recordFaults})()`);
    },
    evaluate: (expression) => run(`return (${expression})`),
    click: async (selector) => send<void>(`${session}/element/${Object.values(await find(selector))}/click`, {}),
    hover: async (selector) => act('pointer', [{type: 'pointerMove', origin: await find(selector), x: 0, y: 0}]),
    press(combination) {
      const all = combination.split('+').map((key) => codes[key] ?? key);
      return act('key', [...keys('keyDown', all), ...keys('keyUp', all.toReversed())]);
    },
    type: (text) =>
      act(
        'key',
        [...text].flatMap((key) => [...keys('keyDown', [key]), ...keys('keyUp', [key])]),
      ),
    faults: () => run<string[]>(`return (${readFaults})()`),
    close: () => send(session),
  };
}

async function setSize(session: string, {width, height}: Size): Promise<void> {
  const resize = (outer: number) => send(`${session}/window/rect`, {width, height: outer, x: 0, y: 0});
  await resize(height);
  const inner = await send<number>(`${session}/execute/sync`, {script: 'return innerHeight', args: []});
  await resize(2 * height - inner);
}

/** Starts WebKitGTK's MiniBrowser on its own virtual display, driven by WebDriver. */
export async function launchWebKit(): Promise<Driver> {
  const found = findWebKit();
  if (!found) throw new Error('WebKitGTK is not installed.');
  const settings = settingsFolder();
  const port = await freePort();
  const command = [screenNumber(), '-a', '-s', '-screen 0 1600x1200x24', found.driver, `--port=${port}`];
  // Has its own process group, so that the display and the browser end with it.
  const driver = spawn(found.screen, command, {detached: true, stdio: 'ignore', env: webkitEnvironment(settings)});
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address, driver);
  return {
    async open(size) {
      const browser = {binary: found.browser, args: ['--automation']};
      const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser};
      const {sessionId} = await send<{sessionId: string}>(`${address}/session`, {capabilities: {alwaysMatch}});
      const session = `${address}/session/${sessionId}`;
      await setSize(session, size);
      return tabOf(session);
    },
    async quit() {
      if (driver.pid) process.kill(-driver.pid);
      rmSync(settings, {recursive: true, force: true});
    },
  };
}
