import type {Page} from '@playwright/test';
import {consoleId} from '../../src/facts/routes';
import {callOf} from '../../src/islands/ApiConsole/call';
import {presetsOf} from '../../src/islands/ApiConsole/presets';
import {contract} from '../../src/sandbox/contract';
import {expect, test} from './harness';
import {openLab} from './labs';
import {documentationIndex} from './routes';

const reference = `${documentationIndex}/rest-api-reference`;

const consoleOf = (page: Page, operation: string) => page.locator(`#${consoleId(operation)}`);
const response = (page: Page, operation: string) => consoleOf(page, operation).getByRole('region', {name: /^Response/});

async function openConsole(page: Page, operation: string): Promise<void> {
  await openLab(page, operation);
  await consoleOf(page, operation).getByRole('button', {name: 'Send'}).waitFor();
}

/** The calls that the reference shows. */
const operations = contract.rest.filter(({documentedOn}) => !documentedOn).map(({id}) => id);

for (const [path, all] of [
  [reference, operations],
  ['/developers/api-access', ['recognizeSpeech']],
] as const)
  test(`on ${path}, every call and each of its failures can be tried offline`, async ({open}) => {
    const page = await open(path);
    for (const operation of all) await openConsole(page, operation);
    await page.context().setOffline(true);
    for (const operation of all) {
      await expect(consoleOf(page, operation)).toContainText('Simulated on this page: no key, nothing sent.');
      for (const {name, status} of presetsOf(callOf(operation))) {
        const preset = consoleOf(page, operation).getByRole('button', {name: `${status} ${name}`, exact: true});
        await preset.click();
        await consoleOf(page, operation).getByRole('button', {name: 'Send'}).click();
        await expect(response(page, operation)).toContainText(new RegExp(`^${status} `));
      }
    }
  });

test('a response is beside its request where there is room, below it elsewhere, and next by keyboard', async ({
  open,
}) => {
  const page = await open(reference);
  await openConsole(page, 'parseText');
  // The link to an open console looks pressed.
  await expect(page.locator('[href="#Try-parseText"]')).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const send = consoleOf(page, 'parseText').getByRole('button', {name: 'Send'});
  const scrolled = await page.evaluate(() => scrollY);
  await send.click();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const form = consoleOf(page, 'parseText').locator('form');
  const isBeside = async () => {
    const [left, right] = [await form.boundingBox(), await response(page, 'parseText').boundingBox()];
    return left && right && right.x >= left.x + left.width && right.y < left.y + left.height;
  };
  expect(await isBeside()).toBe(true);
  await send.press('Tab');
  await expect(response(page, 'parseText').locator(':focus')).toHaveCount(1);
  await page.setViewportSize({width: 900, height: 900});
  expect(await isBeside()).toBe(false);
  await send.click();
  await expect(response(page, 'parseText').getByText('200', {exact: true})).toBeInViewport();
  const [, preset, next] = await consoleOf(page, 'parseText').locator('[aria-pressed]').all();
  const place = await next?.boundingBox();
  await preset?.press('Enter');
  expect(await next?.boundingBox()).toEqual({...place, y: expect.any(Number)});
});

test('a domain that one console creates is trained in the next, and each response is in view', async ({open}) => {
  const page = await open(reference);
  for (const operation of ['createDomain', 'createDomain', 'trainDomain', 'getDomain']) {
    if (!(await consoleOf(page, operation).getByRole('button', {name: 'Send'}).isVisible()))
      await openConsole(page, operation);
    if (operation !== 'createDomain') await consoleOf(page, operation).getByLabel('domainId').fill('dom_7f3b');
    await consoleOf(page, operation).getByText('A placeholder.').scrollIntoViewIfNeeded();
    await consoleOf(page, operation).getByRole('button', {name: 'Send'}).click();
    await expect(response(page, operation).getByText(/^20\d$/)).toBeInViewport();
    await expect(consoleOf(page, operation).getByText('A placeholder.')).toBeInViewport();
    await expect(response(page, operation)).toContainText(operation === 'createDomain' ? /dom_7f3/ : 'training');
  }
});

test('a link opens its console with the request, and the console copies such a link', async ({open}) => {
  const link = `${reference}#Try-generateSpeech?preset=unknown-format&voice=%3Cimg+src%3Dx%3E`;
  const page = await open(link);
  const speech = consoleOf(page, 'generateSpeech');
  await expect(speech.getByLabel('voice')).toHaveValue('<img src=x>');
  await expect(speech.getByLabel('format')).toHaveValue('aac');
  await expect(speech).toBeInViewport();
  await speech.getByLabel('voice').fill('aria');
  await speech.getByRole('button', {name: 'Link to this request'}).click();
  await expect(speech.getByRole('button', {name: 'Link copied'})).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#Try-generateSpeech?preset=unknown-format');
  await page.evaluate("location.hash = '#Try-parseText?preset=empty-text'");
  await expect(consoleOf(page, 'parseText').getByRole('textbox', {name: /^text/})).toHaveValue('');
});

test("a reader's file of any kind and size is sent", async ({open}) => {
  const page = await open(reference);
  await openConsole(page, 'recognizeRecording');
  const recognize = consoleOf(page, 'recognizeRecording');
  const send = async (name: string, buffer: Buffer) => {
    await recognize.getByLabel('Your file').setInputFiles({name, mimeType: 'application/octet-stream', buffer});
    await expect(recognize.getByText(name, {exact: true})).toBeVisible();
    await recognize.getByRole('button', {name: 'Send'}).click();
  };
  await send('large.ogg', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(20_000_000)]));
  await expect(response(page, 'recognizeRecording')).toContainText('schedule a meeting');
  await send('empty.wav', Buffer.from(''));
  await expect(response(page, 'recognizeRecording')).toContainText(/^400 /);
  await recognize.getByRole('button', {name: 'Sample recording'}).click();
  await expect(recognize.getByText('WAV, 3.4 s, 16 kHz, 1 channel')).toBeVisible();
});
