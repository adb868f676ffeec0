import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {test as base, expect, type Page} from '@playwright/test';
import WebSocket from 'ws';
import {headers, parse, startDownloadedMock} from '../helpers/downloadedMock';
import {accessibilityFaults} from './axe';

/** The origin of a web app that may call the mock. */
const app = 'http://localhost:3000';

/** Tests with a mock of their own, whose inspector is open. At the end, it's accessible, and its console is silent. */
const test = base.extend<{url: string}>({
  url: async ({page}, use) => {
    const mock = await startDownloadedMock('build/mock', ['--cors', app]);
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', ({message}) => faults.push(message));
    await page.goto(`${mock.url}/inspect`);
    await expect(page.getByText('Live')).toBeVisible();
    await use(mock.url);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await mock.stop();
  },
});

const streamTo = (url: string) => new WebSocket(`${url.replace('http', 'ws')}/v1/recognize/stream`, {headers});
const rowsOf = (page: Page, name = /./) => page.getByRole('radio', {name});

/** Plays the recording of the call that is shown, and returns its length in seconds. */
const play = (page: Page) =>
  page.getByLabel('What the app sent').evaluate(async (audio: HTMLAudioElement) => {
    await audio.play();
    return audio.duration;
  });

test('shows calls of a terminal, of a web page, and of a stream as they arrive', async ({page, context, url}) => {
  await expect(page.getByRole('heading', {name: 'No calls yet'})).toBeVisible();
  await parse(url, {text: ''});
  await expect(rowsOf(page, /POST \/v1\/nlu\/parse 1 violation 400/)).toBeVisible();
  await expect(page.getByRole('link', {name: 'See the reference'})).toHaveAttribute('href', /#parse-text/);
  await expect(page.locator('body')).not.toContainText('sk-secret');

  await context.grantPermissions(['local-network-access']);
  const other = await context.newPage();
  await other.route(app, (route) => route.fulfill({contentType: 'text/html', body: '<p>App</p>'}));
  await other.goto(app);
  await other.evaluate(
    ([address, sent]) => fetch(address, {method: 'POST', headers: sent, body: '{"text": "hello"}'}),
    [`${url}/v1/nlu/parse`, headers] as const,
  );
  await expect(rowsOf(page, /POST \/v1\/nlu\/parse 200/)).toBeVisible();

  const stream = streamTo(url);
  await once(stream, 'open');
  stream.send('{"language": "en-US", "model": "general"}');
  stream.send(readFileSync('build/mock/meeting.wav').subarray(44, 32_044));
  await expect(rowsOf(page, /WebSocket \/v1\/recognize\/stream open/)).toBeVisible();
  await rowsOf(page, /WebSocket/).click();
  await expect(page.getByText('32.0 KB of audio')).toBeVisible();
  stream.close(1000);
  await expect(page.getByText('Close 1000')).toBeVisible();
  await expect(page.getByRole('heading', {name: /^Recording: Unknown format, plays as/})).toBeVisible();
  expect(await play(page)).toBe(1);

  const body = new FormData();
  body.set('audio', new Blob([readFileSync('build/mock/meeting.wav')]), 'meeting.wav');
  await fetch(`${url}/v1/recognize`, {method: 'POST', headers: {Authorization: headers.Authorization}, body});
  await rowsOf(page, /recognize 200/).click();
  await expect(page.getByRole('heading', {name: 'Recording: WAV, 3.4 s, loudest sample -3.0 dB'})).toBeVisible();
  expect(await play(page)).toBeCloseTo(3.36, 1);
  await expect(page.getByText('"audio": "meeting.wav"')).toBeVisible();

  await page.getByLabel(/^Search calls/).fill('violation');
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a call is copied, opens in the console, and is found on the time line', async ({page, context, url}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await parse(url, {text: 'turn on the lights'});
  await parse(url, {text: 'hello'});
  const rows = rowsOf(page);
  await rows.nth(1).click();
  const copy = page.getByRole('button', {name: 'Copy as Jest test'});
  await copy.click();
  await expect(page.getByText('Copy as Jest test: copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('turn on the lights');
  await expect(page.getByRole('link', {name: 'Open in the console'})).toHaveAttribute(
    'href',
    /rest-api-reference#Try-parseText\?preset=success&text=turn\+on\+the\+lights$/,
  );
  const bars = page.locator('svg line');
  await bars.first().click({force: true});
  await expect(rows.first()).toBeChecked();
  await bars.last().click({force: true});
  await expect(rows.last()).toBeChecked();
  await copy.focus();
  await parse(url, {text: 'newer'});
  await expect(rows).toHaveCount(3);
  await expect(copy).toBeFocused();
  await page.getByRole('button', {name: 'Follow newest'}).click();
  await expect(rows.first()).toBeChecked();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`violations are marked, also what is missing, in small windows, too (${colorScheme})`, async ({page, url}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.emulateMedia({colorScheme});
    const marked = (...lines: string[]) => expect(page.locator('mark')).toHaveText(lines);
    const phrases = [{text: 'one', weight: 1}, {text: 'two', weight: 99}, {weight: 1}];
    const domain = {name: 'Home', description: 'long'.repeat(50), language: 'en-US', intents: [], terms: [], phrases};
    await fetch(`${url}/v1/domains`, {method: 'POST', headers, body: JSON.stringify(domain)});
    await marked('"weight": 99', '{');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await fetch(`${url}/v1/domains/dom_7f3a`);
    await marked('authorization: missing');
    await fetch(`${url}/v1/nothing`, {headers});
    await marked('/v1/nothing');
    const stream = streamTo(url);
    stream.on('open', () => {
      stream.send('{"language": "en-US", "model": "general"}');
      stream.send('more');
    });
    await once(stream, 'close');
    await expect(page.locator('mark')).toHaveText(/App +more$/);
  });

test('1,000 calls are paged, searched, announced together, and cleared', async ({page, url}) => {
  for (let batch = 0; batch < 20; batch += 1)
    await Promise.all(Array.from({length: 50}, (_, call) => parse(url, {text: `call ${batch * 50 + call}.`})));
  await expect(page.getByRole('button', {name: 'Show 200 more of 1000'})).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(200);
  await expect(page.getByText(/^\d+ calls, 0 failed or violating$/)).toBeAttached();
  await page.getByLabel(/^Search calls/).fill('call 7.');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByRole('heading', {name: 'No calls yet'})).toBeVisible();
});
