import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {readWav} from '../../src/sandbox/audio';
import {expect, test} from './harness';
import {clippedRecording, islandBytes} from './labs';
import {documentationIndex} from './routes';

const concepts = `${documentationIndex}/core-concepts`;

const labOf = (page: Page) => page.getByRole('region', {name: 'Recording check'});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await labOf(page).getByLabel('Choose a file').setInputFiles({name, mimeType: 'audio/wav', buffer});
  await expect(labOf(page).locator('code').first()).toHaveText(name);
}

test('a file is measured offline, and is sent in the console', async ({open, faults}) => {
  // A link under the pointer prefetches its page.
  faults.expected.push(/ERR_INTERNET_DISCONNECTED/);
  const page = await open(concepts);
  const lab = labOf(page);
  await lab.getByLabel('Choose a file').focus();
  await page.locator('[data-island=RecordingCheck][data-hydrated]').waitFor();
  await page.locator('[data-island=ApiConsole]').first().hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await choose(page, 'loud.wav', clippedRecording);
  await expect(lab.getByText('20.0 s', {exact: true}).first()).toBeVisible();
  await expect(lab.getByRole('listitem').filter({hasText: 'Silence'})).toContainText('2.0 s at the start');
  await expect(lab.getByRole('status')).toHaveText('Check: Length, Clipping, Silence.');
  await choose(page, 'meeting.wav', readFileSync('static/mock/meeting.wav'));
  await expect(lab.getByRole('status')).toHaveText('Nothing to correct.');
  for (let round = 0; round < 2; round += 1) {
    await lab.getByRole('link', {name: 'Send it in the console'}).click();
    const recognize = page.locator('#Try-recognizeRecording');
    await expect(recognize.getByText('WAV, 3.4 s, 16 kHz, 1 channel, 107.7 KB')).toBeVisible();
    await recognize.getByRole('button', {name: 'Send'}).click();
    await expect(recognize.getByRole('region', {name: /^Response/})).toContainText(/^200 /);
  }
});

test('the recording is played, and downloaded under its own name, 16-bit mono', async ({open}) => {
  const page = await open(concepts);
  await choose(page, 'loud.wav', clippedRecording);
  const player = labOf(page).locator('audio[aria-label="Recording loud.wav"]');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(20, 1);
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await labOf(page).getByRole('link', {name: 'Download loud.wav'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('loud.wav');
  const wav = readWav(new Uint8Array(readFileSync(await file.path())));
  const format = {code: 1, channels: 1, sampleRate: 16_000, bitsPerSample: 16};
  expect(wav).toEqual({...format, seconds: expect.closeTo(20, 1), audio: 'whole'});
});

test('the reader of other formats takes at most 36 KB, which only they need', async ({open}) => {
  const page = await open(concepts);
  await choose(page, 'loud.wav', clippedRecording);
  const forWav = await islandBytes(page);
  await choose(page, 'notes.txt', Buffer.from('notes'));
  expect(await islandBytes(page)).toBeGreaterThan(forWav);
  expect(await islandBytes(page)).toBeLessThanOrEqual(forWav + 36_000);
});
