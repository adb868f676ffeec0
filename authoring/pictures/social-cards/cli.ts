import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {iconSvg} from '../../../plugins/files/brand';
import {ownTitle} from '../../../src/facts/brand';
import {withBrowser} from '../../shared/browser';
import {runCommand} from '../../shared/command';
import {cardHtml} from './card';

const output = 'static/img/social';

/** Records the title on each card, so that a browser test can find cards of pages that have a new title. */
const record = 'authoring/pictures/social-cards/titles.json';

/**
 * Returns a built page's title without the company's name, and the wordmark in its header as SVG.
 * @throws Error when the page has no wordmark
 */
async function partsOf(page: Page, file: string): Promise<{title: string; wordmark: string}> {
  const parts = await page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      return {title: parsed.title, wordmark: parsed.querySelector('header svg[role=img]')?.outerHTML};
    },
    readFileSync(join('build', file), 'utf8'),
  );
  const {title, wordmark} = parts;
  if (!wordmark)
    throw new Error(
      `build/${file} has no wordmark in its header. Fix: correct the selector in authoring/pictures/social-cards/cli.ts.`,
    );
  return {title: ownTitle(title), wordmark};
}

/** Draws the icons for devices that can't use the SVG. Their corners are square: each device rounds them itself. */
async function drawIcons(page: Page): Promise<void> {
  const icons = {'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512};
  for (const [name, size] of Object.entries(icons)) {
    await page.setViewportSize({width: size, height: size});
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${iconSvg(0)}`);
    await page.screenshot({path: `static/img/${name}.png`});
  }
}

/**
 * Draws the icons, and the social card of every built page, and records the cards' titles. Run it after `npm run
 * build`.
 */
async function drawAll(browser: Browser): Promise<void> {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  );
  mkdirSync(output, {recursive: true});
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  const titles: Record<string, string> = {};
  for (const file of pages.sort()) {
    const route = file.replaceAll('\\', '/').replace(/\.html$/, '');
    const {title, wordmark} = await partsOf(page, file);
    const name = route === 'index' ? 'home' : route.replaceAll('/', '-');
    titles[name] = title;
    await page.setContent(cardHtml(route, title, wordmark));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: join(output, `${name}.png`)});
  }
  await drawIcons(page);
  writeFileSync(record, `${JSON.stringify(titles, null, 2)}\n`);
  console.log(`Drew ${pages.length} cards in ${output}, and the icons in static/img.`);
}

runCommand(() => withBrowser(drawAll));
