import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readBuild} from '../../deploy/build';
import {securityHeaders} from '../../deploy/headers';
import {type Answer, request, send} from './rawClient';
import {type Expectation, hostile, ordinary} from './requests';

/** What no answer may hold: files outside the site, hidden files, the insides of the server. */
const leaks = /root:x:|SECRET|node_modules|\bat .+\.ts:\d|nginx\/\d|"scripts":/;

function checkSafe({status, headers, body}: Answer): void {
  const text = JSON.stringify(headers) + body;
  assert.doesNotMatch(text, leaks);
  assert.ok(!('set-cookie' in headers), 'a cookie');
  if (headers.location) assert.match(headers.location, /^\/(?![/\\])/, 'leads to another site');
  assert.ok(status < 500 || status === 501 || status === 505, `status ${status}`);
}

function checkAnswer(answer: Answer, {status, headers = {}, body = ''}: Expectation): void {
  assert.ok(status.includes(answer.status), `status ${answer.status}, expected ${status.join(' or ')}`);
  for (const [name, value] of Object.entries(headers)) assert.equal(answer.headers[name], value, name);
  assert.ok(answer.body.includes(body), answer.body.slice(0, 200));
}

/**
 * Registers the tests that every server of the site must pass.
 * @param start serves the example site in version `one`, and says where it is and how to stop it
 */
export function checkServer(
  name: string,
  start: () => Promise<{address: string; site: string; stop: () => Promise<void>}>,
): void {
  test(`${name} answers what is asked for, and refuses what is not`, async (context) => {
    const {address, site, stop} = await start();
    const everywhere = Object.entries(securityHeaders(readBuild(site).scripts));
    try {
      for (const expectation of ordinary) {
        await context.test(expectation.name, async () => {
          const answer = await send(address, expectation.bytes);
          checkAnswer(answer, expectation);
          checkSafe(answer);
          for (const [header, value] of everywhere) assert.equal(answer.headers[header.toLowerCase()], value, header);
          if (expectation.name.startsWith('HEAD')) assert.equal(answer.body, '');
        });
      }
      for (const expectation of hostile) {
        await context.test(`withstands ${expectation.name}`, async () => {
          const answer = await send(address, expectation.bytes);
          checkAnswer(answer, expectation);
          checkSafe(answer);
          assert.equal((await send(address, request('/'))).status, 200, 'the server answers no more');
        });
      }
      await context.test('still answers with the smallest copy', () => checkCompression(address));
      await context.test('answers 304 to whoever has the page, with all headers', () =>
        checkRevalidation(address, everywhere),
      );
    } finally {
      await stop();
    }
  });
}

/** After all else and for several paths, because what is left in a server's memory must not decide. */
async function checkCompression(address: string): Promise<void> {
  for (const path of ['/', '/docs', '/docs/page', '/docs/page.md', '/assets/app-one.js', '/assets/app-one.css']) {
    for (const accepted of ['br', 'gzip, deflate, br, zstd', 'br', 'br, gzip']) {
      const {headers} = await send(address, request(path, {'Accept-Encoding': accepted}));
      assert.equal(headers['content-encoding'], 'br', `${path} for ${accepted}`);
    }
  }
}

async function checkRevalidation(address: string, everywhere: [string, string][]): Promise<void> {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const sent = {'Accept-Encoding': encoding};
    const first = await send(address, request('/docs/page', sent));
    const again = await send(address, request('/docs/page', {...sent, 'If-None-Match': first.headers.etag ?? ''}));
    assert.equal(again.status, 304);
    assert.equal(again.body, '');
    for (const [header, value] of everywhere) assert.equal(again.headers[header.toLowerCase()], value, header);
  }
}
