import {chromiumFlags} from '../../authoring/shared/browser';
import {expect, test} from './harness';
import {documentationIndex} from './routes';

const reference = `${documentationIndex}/rest-api-reference`;

// Chromium's fake microphone plays beeps.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

/** Runs in pages: records every microphone track that the page gets. */
function watchTracks(): void {
  const tracks: MediaStreamTrack[] = [];
  Object.assign(window, {tracks});
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
}

const trackStates = () => (window as unknown as {tracks: MediaStreamTrack[]}).tracks.map(({readyState}) => readyState);

test('a recording from the microphone is sent, and the microphone is on only while it records', async ({open}) => {
  const {page, faults} = await open(reference, {permissions: ['microphone']});
  await page.evaluate(watchTracks);
  const recognize = page.locator('#Try-recognizeRecording');
  await recognize.getByRole('button', {name: 'Try it'}).click();
  expect(await page.evaluate(trackStates)).toEqual([]);
  await recognize.getByRole('button', {name: 'Record up to 10 seconds'}).click();
  await expect(recognize.getByText('The microphone is on.')).toBeVisible();
  expect(await page.evaluate(trackStates)).toEqual(['live']);
  await expect(recognize.getByText('1 of 10 s')).toBeVisible();
  await recognize.getByRole('button', {name: 'Stop recording'}).click();
  await expect(recognize.getByText(/^recording\.wav WAV, [1-9]\.\d s, 16 kHz, 1 channel/)).toBeVisible();
  expect(await page.evaluate(trackStates)).toEqual(['ended']);
  await expect(recognize.getByText('The microphone is on.')).toBeHidden();
  await recognize.getByRole('button', {name: 'Send'}).click();
  await expect(recognize.getByRole('region', {name: /^Response/})).toContainText(/^200 /);
  expect(faults).toEqual([]);
});

test('the microphone is released when the console closes', async ({open}) => {
  const {page} = await open(reference, {permissions: ['microphone']});
  await page.evaluate(watchTracks);
  const recognize = page.locator('#Try-recognizeRecording');
  await recognize.getByRole('button', {name: 'Try it'}).click();
  await recognize.getByRole('button', {name: 'Record up to 10 seconds'}).click();
  await expect(recognize.getByText('The microphone is on.')).toBeVisible();
  await recognize.getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => page.evaluate(trackStates)).toEqual(['ended']);
});
