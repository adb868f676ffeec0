import {test as base, expect} from '@playwright/test';
import type {BrowserName} from '../../helpers/installedBrowsers';
import {launchChromium, launchFirefox} from '../drivers/playwright';
import type {Driver, Size, Tab} from '../drivers/types';
import {launchWebKit} from '../drivers/webkit';
import {wide} from '../harness';

export {expect};

type Json = string | number | boolean | null | Json[];

/** Runs in the page: marks the first visible element with a name, or a text, that starts with the given one. */
function mark(selector: string, name: string): boolean {
  document.querySelector('[data-marked]')?.removeAttribute('data-marked');
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(name),
  );
  found?.setAttribute('data-marked', '');
  const box = found?.getBoundingClientRect();
  const isInView = box && box.top >= 64 && box.bottom <= innerHeight;
  if (!isInView && !found?.closest('header, [popover], dialog')) found?.scrollIntoView({block: 'center'});
  return found !== undefined;
}

/** What a reader does and sees, the same in every browser. Elements are found by a CSS selector and the start of a name. */
export class Visitor {
  private readonly expected: RegExp[] = [];

  constructor(private readonly tab: Tab) {}

  /** Opens a page, and waits until all of it is laid out. */
  async go(path: string): Promise<void> {
    await this.tab.go(path);
    await this.sees(() => document.querySelector('[data-arriving]') === null);
  }

  /** Runs a function in the page. It can use nothing but its arguments. */
  run<Args extends Json[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.tab.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  }

  /** Waits until a function of the page returns true. */
  async sees<Args extends Json[]>(script: (...args: Args) => boolean, ...args: Args): Promise<void> {
    // While a page is replaced by the next one, nothing can be run in it.
    const isSeen = () => this.run(script, ...args).catch(() => false);
    const message = `${script} ${JSON.stringify(args)}`;
    await expect.poll(isSeen, {message, timeout: 20_000, intervals: [20, 50, 100]}).toBe(true);
  }

  /** Waits until an element with a name is visible, and brings it into view. */
  async finds(selector: string, name = ''): Promise<void> {
    await this.sees(mark, selector, name);
  }

  async click(selector: string, name = ''): Promise<void> {
    await this.finds(selector, name);
    await this.tab.click('[data-marked]');
  }

  async hover(selector: string, name = ''): Promise<void> {
    await this.finds(selector, name);
    await this.tab.hover('[data-marked]');
  }

  async focus(selector: string, name = ''): Promise<void> {
    await this.finds(selector, name);
    await this.run(() => document.querySelector<HTMLElement>('[data-marked]')?.focus());
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Returns an attribute of an element that may be hidden. */
  attribute(selector: string, name: string): Promise<string | null> {
    return this.run((css, attribute) => document.querySelector(css)?.getAttribute(attribute) ?? null, selector, name);
  }

  /** Waits until the page with an address is loaded. */
  arrives(path: string): Promise<void> {
    return this.sees((end) => location.href.endsWith(end) && document.readyState === 'complete', path);
  }

  /** Allows a message in the console. */
  expects(fault: RegExp): void {
    this.expected.push(fault);
  }

  /** Returns the errors and warnings in the console that weren't expected. */
  async faults(): Promise<string[]> {
    const all = await this.tab.faults();
    return all.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }

  close(): Promise<void> {
    return this.tab.close();
  }
}

const launch: Record<BrowserName, () => Promise<Driver>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** Opens a page in its own window. Fails the test if the page has a fault when the test ends. */
type Visit = (path: string, size?: Size) => Promise<Visitor>;

/** Playwright's `test` with `visit`, in the browser that the project is named after. */
export const test = base.extend<{visit: Visit}, {driver: Driver}>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, {project}) => {
      const driver = await launch[project.name as BrowserName]();
      await use(driver);
      await driver.quit();
    },
    {scope: 'worker'},
  ],
  visit: async ({driver}, use) => {
    const visitors: Visitor[] = [];
    await use(async (path, size = wide) => {
      const visitor = new Visitor(await driver.open(size));
      visitors.push(visitor);
      await visitor.go(path);
      // Until the page's script runs.
      await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 100)));
      return visitor;
    });
    for (const visitor of visitors) {
      const faults = await visitor.faults();
      await visitor.close();
      expect(faults).toEqual([]);
    }
  },
});
