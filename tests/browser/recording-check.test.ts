import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {chromiumFlags} from '../../authoring/shared/browser';
import {readWav} from '../../src/sandbox/audio';
import {clippedRecording} from '../helpers/clippedRecording';
import {expect, test} from './harness';
import {documentationIndex} from './routes';

const concepts = `${documentationIndex}/core-concepts`;

// Chromium's fake microphone plays beeps.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const labOf = (page: Page) => page.getByRole('region', {name: 'Recording check'});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await labOf(page).getByLabel('Choose a file').setInputFiles({name, mimeType: 'audio/wav', buffer});
  await expect(labOf(page).locator('code').first()).toHaveText(name);
}

test('a file is measured offline, and is sent in the console', async ({open}) => {
  const {page, faults} = await open(concepts);
  const lab = labOf(page);
  await lab.getByLabel('Choose a file').focus();
  await page.locator('[data-island=RecordingCheck][data-hydrated]').waitFor();
  await page.locator('[data-island=ApiConsole]').first().hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await choose(page, 'loud.wav', clippedRecording);
  await expect(lab.getByText('20.0 s', {exact: true}).first()).toBeVisible();
  await expect(lab.getByRole('listitem').filter({hasText: 'Clipping'})).toContainText('cut off at full scale');
  await expect(lab.getByRole('listitem').filter({hasText: 'Length'})).toContainText('The free tier allows 15 seconds');
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
  // A link under the pointer prefetches its page.
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('the recording is downloaded as meeting.wav, 16-bit mono', async ({open}) => {
  const {page, faults} = await open(concepts);
  await choose(page, 'loud.wav', clippedRecording);
  const download = page.waitForEvent('download');
  await labOf(page).getByRole('button', {name: 'Download meeting.wav'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('meeting.wav');
  const wav = readWav(new Uint8Array(readFileSync(await file.path())));
  const format = {code: 1, channels: 1, sampleRate: 16_000, bitsPerSample: 16};
  expect(wav).toEqual({...format, seconds: expect.closeTo(20, 1), audio: 'whole'});
  expect(faults).toEqual([]);
});

test('odd and large files lead to clear messages', async ({open}) => {
  const {page, faults} = await open(concepts);
  await choose(page, 'notes.txt', Buffer.from('Meeting notes'));
  await expect(labOf(page).getByRole('listitem').first()).toContainText('none of the supported formats');
  await choose(page, 'large.ogg', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(20_000_000)]));
  await expect(labOf(page).getByRole('listitem').first()).toContainText('neither Opus nor Vorbis');
  await choose(page, 'cut.flac', Buffer.from('fLaC'));
  await expect(labOf(page).getByRole('listitem').last()).toContainText('can’t decode the recording');
  expect(faults).toEqual([]);
});

test('the microphone is on only between two presses, and is released when the page is left', async ({open}) => {
  const {page, faults} = await open(concepts, {permissions: ['microphone']});
  await page.evaluate(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, {tracks});
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const states = () =>
    page.evaluate(() => (window as unknown as {tracks: MediaStreamTrack[]}).tracks.map(({readyState}) => readyState));
  const lab = labOf(page);
  await lab.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(lab.getByText('The microphone is on.')).toBeVisible();
  expect(await states()).toEqual(['live']);
  await expect(lab.getByText('1 of 15 s')).toBeVisible();
  await lab.getByRole('button', {name: 'Stop recording'}).click();
  await expect(lab.locator('code').first()).toHaveText('recording.wav');
  expect(await states()).toEqual(['ended']);
  await lab.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(lab.getByText('The microphone is on.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(states).toEqual(['ended', 'ended']);
  expect(faults).toEqual([]);
});

test('without scripts the sample recording is shown, and no controls', async ({open}) => {
  const {page} = await open(concepts, {javaScriptEnabled: false});
  await expect(labOf(page).getByRole('img', {name: /^Levels over 3\.4 seconds/})).toBeVisible();
  await expect(labOf(page).getByText('Choose a file')).toBeHidden();
});

test('React and the recording check take at most 80 KB, and the reader of other formats 36 KB, which only they need', async ({
  open,
}) => {
  const {page} = await open(concepts);
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name}) => name.includes('/assets/islands/') && !name.includes('loader'))
        .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
    );
  expect(await loaded()).toBe(0);
  await choose(page, 'loud.wav', clippedRecording);
  const forWav = await loaded();
  expect(forWav).toBeGreaterThan(60_000);
  expect(forWav).toBeLessThanOrEqual(80_000);
  await choose(page, 'notes.txt', Buffer.from('notes'));
  expect(await loaded()).toBeGreaterThan(forWav);
  expect(await loaded()).toBeLessThanOrEqual(forWav + 36_000);
});
