import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page, test} from '@playwright/test';
import WebSocket from 'ws';
import {accessibilityFaults} from './axe';

/** A web app of another origin, which may call the mock. */
const app = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>App</p>'));
const appUrl = () => `http://127.0.0.1:${(app.address() as AddressInfo).port}`;

/** The published mock. */
let mock: ChildProcess;
let url: string;

test.beforeAll(() => once(app.listen(0, '127.0.0.1'), 'listening'));
test.afterAll(() => app.close());

test.beforeEach(async () => {
  mock = spawn(process.execPath, ['build/mock/timbre-mock.mjs', '--port', '0', '--cors', appUrl()]);
  url = await new Promise((resolve) =>
    mock.stdout?.on('data', (data) => {
      const [, found] = /Listening on (http:\S+)\/v1/.exec(String(data)) ?? [];
      if (found) resolve(found);
    }),
  );
});
test.afterEach(() => mock.kill());

/** Opens the inspector, whose console must stay silent. */
async function inspect(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', ({message}) => faults.push(message));
  await page.goto(`${url}/inspect`);
  await expect(page.getByText('Live')).toBeVisible();
  return faults;
}

const headers = {Authorization: 'Bearer sk-secret', 'Content-Type': 'application/json'};
const parse = (body: object) => fetch(`${url}/v1/nlu/parse`, {method: 'POST', headers, body: JSON.stringify(body)});

test('shows calls of a terminal, of a web page, and of a stream as they arrive', async ({page, context}) => {
  const faults = await inspect(page);
  await expect(page.getByRole('heading', {name: 'No calls yet'})).toBeVisible();
  await parse({text: ''});
  const row = (name: RegExp) => page.getByRole('listitem').getByRole('button', {name});
  await expect(row(/POST \/v1\/nlu\/parse 1 violation 400/)).toBeVisible();
  await expect(page.locator('mark')).toHaveText('"text": ""');
  await expect(page.getByRole('link', {name: 'See the reference'})).toHaveAttribute('href', /#parse-text/);
  await expect(page.locator('body')).not.toContainText('sk-secret');

  const other = await context.newPage();
  await other.goto(appUrl());
  const call = {url: `${url}/v1/nlu/parse`, headers};
  await other.evaluate(
    ({url: address, headers: sent}) => fetch(address, {method: 'POST', headers: sent, body: '{"text": "hello"}'}),
    call,
  );
  await expect(row(/POST \/v1\/nlu\/parse 200/)).toBeVisible();

  const stream = new WebSocket(`${url.replace('http', 'ws')}/v1/recognize/stream`, {headers});
  await new Promise((resolve) => stream.on('open', resolve));
  stream.send('{"language": "en-US", "model": "general"}');
  stream.send(readFileSync('build/mock/meeting.wav').subarray(0, 32_000));
  await expect(row(/WSS \/v1\/recognize\/stream open/)).toBeVisible();
  await row(/WSS/).click();
  await expect(page.getByText('32.0 KB of audio')).toBeVisible();
  stream.close(1000);
  await expect(page.getByText('Close 1000')).toBeVisible();
  await expect(page.getByLabel('What the app sent')).toHaveAttribute('src', /recordings/);

  await page.getByLabel('Which calls').selectOption('With violations');
  await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a call is copied, opens in the console, and is found by keyboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inspect(page);
  await parse({text: 'turn on the lights'});
  await parse({text: 'hello'});
  const rows = page.getByRole('listitem').getByRole('button', {name: /POST/});
  await expect(rows).toHaveCount(2);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.getByRole('button', {name: 'Copy as Jest test'}).click();
  await expect(page.getByText('Jest test copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('turn on the lights');
  await expect(page.getByRole('link', {name: 'Open in the console'})).toHaveAttribute(
    'href',
    /rest-api-reference#Try-parseText\?preset=success&text=turn\+on\+the\+lights$/,
  );
  await page.keyboard.press('Escape');
  await expect(rows.first()).toHaveAttribute('aria-current');
});

test('failures are arranged by a press, and a lost mock is told', async ({page}) => {
  await inspect(page);
  await page.getByRole('button', {name: 'Fail the next call'}).click();
  await expect(page.getByLabel('Calls', {exact: true}).locator('option:checked')).toHaveText('Next: 429');
  expect((await parse({text: 'hello'})).status).toBe(429);
  await expect(page.getByLabel('Calls', {exact: true}).locator('option:checked')).toHaveText('succeed');
  expect((await parse({text: 'hello'})).status).toBe(200);
  mock.kill();
  await expect(page.getByText(/Connection lost/)).toBeVisible();
});
