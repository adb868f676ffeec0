import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {iconSvg} from '../../plugins/brand-files/files';
import {brand} from '../../src/facts/brand';
import {launchBrowser} from '../browser';
import {runCommand} from '../command';
import {cardHtml} from './card';

const output = 'static/img/social';

/** Returns a built page's title and description. */
async function metadata(page: Page, html: string): Promise<{title: string; description: string}> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return {
      title: parsed.title,
      description: parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    };
  }, html);
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

/** Draws the icons, and the social card of every built page. Run it after `npm run build`. */
async function main(): Promise<void> {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  );
  mkdirSync(output, {recursive: true});
  const browser = await launchBrowser();
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  for (const file of pages) {
    const html = readFileSync(join('build', file), 'utf8');
    const route = file.replaceAll('\\', '/').replace(/\.html$/, '');
    const {title, description} = await metadata(page, html);
    const name = route === 'index' ? 'home' : route.replaceAll('/', '-');
    await page.setContent(cardHtml(route, title.replace(` | ${brand.name}`, ''), description));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: join(output, `${name}.png`)});
  }
  await drawIcons(page);
  await browser.close();
  console.log(`Drew ${pages.length} cards in ${output}, and the icons in static/img.`);
}

runCommand(main);
