import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../deploy/siteServer';
import {startLocally} from '../helpers/localServer';
import {expect, type Faults, type Open, test} from './harness';
import {documentationIndex} from './routes';

const pages = ['/', '/products/pricing', '/signin', documentationIndex, `${documentationIndex}/quick-start`];
const generated = '.docusaurus-application';
let folder: string;
let server: Awaited<ReturnType<typeof startLocally>>;

// One build serves all tests of this file.
test.describe.configure({mode: 'serial'});

/** Builds the site with the application shipped, in its own folders, because another build may be running. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'portal-application-'));
  const env = {...process.env, SHIP_APPLICATION: 'true', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated};
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', folder];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {env});
  expect(status, `${stdout}${stderr}`).toBe(0);
  server = await startLocally(createSiteServer(folder));
});

test.afterAll(() => {
  server?.stop();
  for (const made of [folder, generated]) rmSync(made, {recursive: true, force: true});
});

/** Opens a page of that build and waits until it is hydrated. */
async function openHydrated(open: Open, faults: Faults, path: string): Promise<Page> {
  faults.expected.push(new RegExp(`^request left the site: ${server.url}`));
  const page = await open(server.url + path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return page;
}

for (const path of pages)
  test(`with the application shipped, ${path} hydrates without an error and under its policy`, ({open, faults}) =>
    openHydrated(open, faults, path));

test('with the application shipped, React follows links and runs islands', async ({open, faults}) => {
  const page = await openHydrated(open, faults, '/');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.locator('a[href="/products/pricing"]:visible').first().click();
  await page.waitForURL('**/products/pricing');
  const announcer = page.locator('[data-announcer]');
  await expect(announcer).toHaveText(await page.title());
  await announcer.evaluate((element) => {
    element.textContent = '';
    location.hash = '#plans';
  });
  await page.waitForTimeout(200);
  await expect(announcer, 'a section of the page is no new page').toBeEmpty();
  await page.locator('[data-island=PricingCalculator] input').first().fill('999999999');
  await page.locator('[data-island=PricingCalculator] output', {hasText: '999,999,999'}).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
