import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page, test} from '@playwright/test';
import WebSocket from 'ws';
import {type RunningMock, startDownloadedMock} from '../helpers/downloadedMock';
import {accessibilityFaults} from './axe';

/** A web app of another origin, which may call the mock. */
const app = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>App</p>'));
const appUrl = () => `http://127.0.0.1:${(app.address() as AddressInfo).port}`;

let mock: RunningMock;

test.beforeAll(() => once(app.listen(0, '127.0.0.1'), 'listening'));
test.afterAll(() => app.close());
test.beforeEach(async () => {
  mock = await startDownloadedMock('build/mock', ['--cors', appUrl()]);
});
test.afterEach(() => mock.stop());

/** Opens the inspector, whose console must stay silent. */
async function inspect(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', ({message}) => faults.push(message));
  await page.goto(`${mock.url}/inspect`);
  await expect(page.getByText('Live')).toBeVisible();
  return faults;
}

const headers = {Authorization: 'Bearer sk-secret', 'Content-Type': 'application/json'};
const send = (path: string, body: object) =>
  fetch(mock.url + path, {method: 'POST', headers, body: JSON.stringify(body)});
const parse = (body: object) => send('/v1/nlu/parse', body);
const rowsOf = (page: Page, name = /./) => page.getByRole('listitem').getByRole('button', {name});

/** Plays the recording of the call that is shown, and returns its length in seconds. */
const play = (page: Page) =>
  page.getByLabel('What the app sent').evaluate(async (audio: HTMLAudioElement) => {
    await audio.play();
    return audio.duration;
  });

test('shows calls of a terminal, of a web page, and of a stream as they arrive', async ({page, context}) => {
  const faults = await inspect(page);
  await expect(page.getByRole('heading', {name: 'No calls yet'})).toBeVisible();
  await parse({text: ''});
  const row = (name: RegExp) => rowsOf(page, name);
  await expect(row(/POST \/v1\/nlu\/parse 1 violation 400/)).toBeVisible();
  await expect(page.locator('mark')).toHaveText('"text": ""');
  await expect(page.getByRole('link', {name: 'See the reference'})).toHaveAttribute('href', /#parse-text/);
  await expect(page.locator('body')).not.toContainText('sk-secret');

  const other = await context.newPage();
  await other.goto(appUrl());
  const call = {url: `${mock.url}/v1/nlu/parse`, headers};
  await other.evaluate(
    ({url: address, headers: sent}) => fetch(address, {method: 'POST', headers: sent, body: '{"text": "hello"}'}),
    call,
  );
  await expect(row(/POST \/v1\/nlu\/parse 200/)).toBeVisible();

  const stream = new WebSocket(`${mock.url.replace('http', 'ws')}/v1/recognize/stream`, {headers});
  await new Promise((resolve) => stream.on('open', resolve));
  stream.send('{"language": "en-US", "model": "general"}');
  stream.send(readFileSync('build/mock/meeting.wav').subarray(44, 32_044));
  await expect(row(/WS \/v1\/recognize\/stream open/)).toBeVisible();
  await row(/WS/).click();
  await expect(page.getByText('32.0 KB of audio')).toBeVisible();
  stream.close(1000);
  await expect(page.getByText('Close 1000')).toBeVisible();
  await expect(page.getByRole('heading', {name: /^Recording: Unknown format, plays as/})).toBeVisible();
  expect(await play(page)).toBe(1);

  const form = new FormData();
  form.set('audio', new Blob([readFileSync('build/mock/meeting.wav')], {type: 'audio/wav'}), 'meeting.wav');
  await fetch(`${mock.url}/v1/recognize`, {
    method: 'POST',
    headers: {Authorization: headers.Authorization},
    body: form,
  });
  await row(/recognize 200/).click();
  await expect(page.getByRole('heading', {name: 'Recording: WAV, 3.4 s, loudest sample -3.0 dB'})).toBeVisible();
  expect(await play(page)).toBeCloseTo(3.36, 1);

  await page.getByLabel('Which calls').selectOption('With violations');
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a call is copied, opens in the console, and is found by keyboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inspect(page);
  await parse({text: 'turn on the lights'});
  await parse({text: 'hello'});
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(2);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.getByRole('button', {name: 'Copy as Jest test'}).click();
  await expect(page.getByText('Copy as Jest test: copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('turn on the lights');
  await expect(page.getByRole('link', {name: 'Open in the console'})).toHaveAttribute(
    'href',
    /rest-api-reference#Try-parseText\?preset=success&text=turn\+on\+the\+lights$/,
  );
  const bars = page.locator('svg line');
  await bars.first().click({force: true});
  await expect(rows.first()).toHaveAttribute('aria-current');
  await bars.last().click({force: true});
  await expect(rows.last()).toHaveAttribute('aria-current');
  await page.getByRole('button', {name: 'Copy as Jest test'}).focus();
  await parse({text: 'newer'});
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', {name: 'Copy as Jest test'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toHaveAttribute('aria-current');
  await page.getByRole('button', {name: 'Copy as curl'}).focus();
  await parse({text: 'newest'});
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('button', {name: 'Copy as curl'})).toBeFocused();
});

test('violations are marked where they are, also what is missing', async ({page}) => {
  await inspect(page);
  const marked = (...lines: string[]) => expect(page.locator('mark')).toHaveText(lines);
  const phrases = [{text: 'one', weight: 1}, {text: 'two', weight: 99}, {weight: 1}];
  await send('/v1/domains', {
    name: 'Kitchen',
    description: 'At home',
    language: 'en-US',
    intents: [],
    terms: [],
    phrases,
  });
  await marked('"weight": 99', '{');
  await fetch(`${mock.url}/v1/domains/dom_7f3a`);
  await marked('authorization: missing');
  await send('/v1/nothing', {});
  await marked('/v1/nothing');
  const stream = new WebSocket(`${mock.url.replace('http', 'ws')}/v1/recognize/stream`, {headers});
  stream.on('open', () => stream.send('{"model": 1}'));
  await once(stream, 'close');
  await marked('{"model": 1}');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('1,000 calls are paged, searched, announced together, and cleared', async ({page}) => {
  const faults = await inspect(page);
  for (let batch = 0; batch < 20; batch += 1)
    await Promise.all(Array.from({length: 50}, (_, call) => parse({text: `call ${batch * 50 + call}.`})));
  await expect(page.getByRole('button', {name: 'Show 200 more of 1000'})).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(200);
  await expect(page.getByText(/^\d+ new calls, 0 failed or violating$/)).toBeAttached();
  await page.getByLabel(/^Search calls/).fill('call 7.');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByRole('heading', {name: 'No calls yet'})).toBeVisible();
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in a window of 320 px, the list leads to details and back (${colorScheme})`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.emulateMedia({colorScheme});
    const faults = await inspect(page);
    for (const text of ['one', 'two']) await parse({text, mood: 'long '.repeat(50)});
    await rowsOf(page).nth(1).click();
    await expect(page.getByRole('heading', {name: 'POST /v1/nlu/parse'})).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', {name: 'Back to the list'}).click();
    await expect(rowsOf(page).nth(1)).toBeFocused();
    expect(faults).toEqual([]);
  });
