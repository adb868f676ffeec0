import {follow, path} from './followLinks';
import {expect, test} from './harness';
import {openLab} from './labs';

/** A recording ends by itself after 15 seconds. */
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

test('the console sends a recording, and the microphone is on only while it records', async ({open}) => {
  const page = await open(path('rest-api-reference'), {permissions: ['microphone']});
  await page.evaluate(watchTracks);
  const states = () =>
    page.evaluate(() => (window as unknown as {tracks: MediaStreamTrack[]}).tracks.map(({readyState}) => readyState));
  const recognize = page.locator('#Try-recognizeRecording');
  const isOn = recognize.getByText('The microphone is on.');
  await openLab(page, 'recognizeRecording');
  expect(await states()).toEqual([]);
  await recognize.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(isOn).toBeVisible();
  expect(await states()).toEqual(['live']);
  await expect(recognize.getByText('1 of 15 s')).toBeVisible();
  await recognize.getByRole('button', {name: 'Stop recording'}).click();
  await expect(recognize.getByText(/^recording\.wav WAV, [1-9]\.\d\ss, 16\skHz, 1\schannel/)).toBeVisible();
  expect(await states()).toEqual(['ended']);
  await expect(isOn).toBeHidden();
  await recognize.getByRole('button', {name: 'Send'}).click();
  await expect(recognize.getByRole('region', {name: /^Response/})).toContainText(/^200 /);
  await recognize.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(isOn).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(states, beforeItEnds).toEqual(['ended', 'ended']);
  await recognize.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(isOn).toBeVisible();
  await follow(page, 'quick-start', 'Quick start');
  await expect.poll(states, beforeItEnds).toEqual(['ended', 'ended', 'ended']);
});

test('the recording check measures what is recorded, and nothing moves while it records', async ({open}) => {
  const page = await open(path('core-concepts'), {permissions: ['microphone']});
  const lab = page.getByRole('region', {name: 'Recording check'});
  const choose = lab.getByText('Choose a file', {exact: true});
  await choose.scrollIntoViewIfNeeded();
  const place = await choose.boundingBox();
  await lab.getByRole('button', {name: 'Record up to 15 seconds'}).click();
  await expect(lab.getByText('1 of 15 s')).toBeVisible();
  expect(await choose.boundingBox()).toEqual(place);
  await lab.getByRole('button', {name: 'Stop recording'}).click();
  await expect(lab.locator('code').first()).toHaveText('recording.wav');
});
