import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {select} from 'hast-util-select';
import {rehype} from 'rehype';
import {iconSvg} from '../../../plugins/files/brand';
import {type Page as BuiltPage, pageTitle, readPage} from '../../../plugins/shared/builtPage';
import {filesIn} from '../../../plugins/shared/builtSite';
import {withBrowser} from '../../shared/browser';
import {runCommand} from '../../shared/command';
import {cardHtml} from './card';

const output = 'static/img/social';

/** Records the title on each card, so that a browser test can find cards of pages that have a new title. */
const record = 'authoring/pictures/social-cards/titles.json';

/**
 * Returns the wordmark in a built page's header as SVG.
 * @throws Error when there is none
 */
function wordmarkOf({file, body}: BuiltPage): string {
  const wordmark = select('header svg[role=img]', body);
  if (wordmark) return rehype.stringify({type: 'root', children: [wordmark]});
  throw new Error(
    `build/${file} has no wordmark in its header. Fix: correct the selector in authoring/pictures/social-cards/cli.ts.`,
  );
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
  const files = filesIn('build').filter((file) => file.endsWith('.html') && file !== '404.html');
  mkdirSync(output, {recursive: true});
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  const titles: Record<string, string> = {};
  for (const file of files) {
    const built = readPage(readFileSync(join('build', file), 'utf8'), file);
    const route = file.replace(/\.html$/, '');
    const name = route === 'index' ? 'home' : route.replaceAll('/', '-');
    titles[name] = pageTitle(built);
    await page.setContent(cardHtml(route, pageTitle(built), wordmarkOf(built)));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: join(output, `${name}.png`)});
  }
  await drawIcons(page);
  writeFileSync(record, `${JSON.stringify(titles, null, 2)}\n`);
  console.log(`Drew ${files.length} cards in ${output}, and the icons in static/img.`);
}

runCommand(() => withBrowser(drawAll));
