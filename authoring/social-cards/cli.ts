import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from 'playwright-core';
import {brand} from '../../src/facts/brand';
import {launchBrowser} from '../browser';
import {cardHtml} from './card';

const output = 'static/img/social';

/** A built page's own title and description. */
async function metadata(page: Page, html: string): Promise<{title: string; description: string}> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return {
      title: parsed.title,
      description: parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    };
  }, html);
}

/** Draws the social card of every built page from its own title and description. Run it after `npm run build`. */
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
  await browser.close();
  console.log(`${pages.length} cards drawn in ${output}`);
}

void main();
