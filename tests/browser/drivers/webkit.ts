import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import {findWebKit} from '../../helpers/installedBrowsers';
import {site} from '../harness';
import type {Driver, Size, Tab} from './types';
import {readFaults, recordFaults} from './webkitFaults';

/** The DOM key names for which WebDriver has codes. Others are typed as they are. */
const codes: Record<string, string> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

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

async function setSize(session: WebDriver, {width, height}: Size): Promise<void> {
  const sizes = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await session.manage().window().setRect({width, height, x: 0, y: 0});
  const [, inner] = await sizes();
  await session
    .manage()
    .window()
    .setRect({width, height: 2 * height - inner, x: 0, y: 0});
}

function tabOf(session: WebDriver): Tab {
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    async go(path) {
      await session.get(new URL(path, site()).href);
      await session.executeScript(`(${recordFaults})()`);
    },
    evaluate: (expression) => session.executeScript(`return (${expression})`),
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) =>
      session
        .actions()
        .move({origin: await find(selector)})
        .perform(),
    async press(keys) {
      const all = keys.split('+').map((key) => codes[key] ?? key);
      const actions = session.actions();
      for (const key of all) actions.keyDown(key);
      for (const key of all.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    faults: () => session.executeScript<string[]>(`return (${readFaults})()`),
    close: () => session.quit(),
  };
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
      const session = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {binary: found.browser, args: ['--automation']},
        })
        .build();
      await setSize(session, size);
      return tabOf(session);
    },
    async quit() {
      if (driver.pid) process.kill(-driver.pid);
      rmSync(settings, {recursive: true, force: true});
    },
  };
}
