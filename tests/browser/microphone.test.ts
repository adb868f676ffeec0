import {path} from './followLinks';
import {expect, type Open, test} from './harness';

/** A recording ends by itself after 10 or 15 seconds. */
const beforeItEnds = {timeout: 5_000};

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

/** Opens a page that may use the microphone. `states` returns the state of each track that it got. */
async function openWithMicrophone(open: Open, address: string) {
  const page = await open(address, {permissions: ['microphone']});
  await page.evaluate(watchTracks);
  const states = () =>
    page.evaluate(() => (window as unknown as {tracks: MediaStreamTrack[]}).tracks.map(({readyState}) => readyState));
  return {page, states};
}

test('the console sends a recording, and the microphone is on only while it records', async ({open}) => {
  const {page, states} = await openWithMicrophone(open, path('rest-api-reference'));
  const recognize = page.locator('#Try-recognizeRecording');
  const isOn = recognize.getByText('The microphone is on.');
  await recognize.getByRole('button', {name: 'Try it'}).click();
  expect(await states()).toEqual([]);
  await recognize.getByRole('button', {name: 'Record up to 10 seconds'}).click();
  await expect(isOn).toBeVisible();
  expect(await states()).toEqual(['live']);
  await expect(recognize.getByText('1 of 10 s')).toBeVisible();
  await recognize.getByRole('button', {name: 'Stop recording'}).click();
  await expect(recognize.getByText(/^recording\.wav WAV, [1-9]\.\d s, 16 kHz, 1 channel/)).toBeVisible();
  expect(await states()).toEqual(['ended']);
  await expect(isOn).toBeHidden();
  await recognize.getByRole('button', {name: 'Send'}).click();
  await expect(recognize.getByRole('region', {name: /^Response/})).toContainText(/^200 /);
  await recognize.getByRole('button', {name: 'Record up to 10 seconds'}).click();
  await expect(isOn).toBeVisible();
  await recognize.getByRole('button', {name: 'Close'}).click();
  await expect.poll(states, beforeItEnds).toEqual(['ended', 'ended']);
});

test('the recording check has the microphone on only between two presses, and releases it when the page is left', async ({
  open,
}) => {
  const {page, states} = await openWithMicrophone(open, path('core-concepts'));
  const lab = page.getByRole('region', {name: 'Recording check'});
  const isOn = lab.getByText('The microphone is on.');
  const choose = lab.getByText('Choose a file', {exact: true});
  await choose.scrollIntoViewIfNeeded();
  const place = await choose.boundingBox();
  await lab.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(isOn).toBeVisible();
  expect(await states()).toEqual(['live']);
  await expect(lab.getByText('1 of 15 s')).toBeVisible();
  expect(await choose.boundingBox()).toEqual(place);
  await lab.getByRole('button', {name: 'Stop recording'}).click();
  await expect(lab.locator('code').first()).toHaveText('recording.wav');
  await expect(lab.getByRole('link', {name: 'Download recording.wav'})).toHaveAttribute('download', 'recording.wav');
  expect(await states()).toEqual(['ended']);
  await lab.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(isOn).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(states, beforeItEnds).toEqual(['ended', 'ended']);
});
