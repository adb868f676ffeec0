import {readBuild} from '../../deploy/build';
import {securityHeaders} from '../../deploy/headers';
import {type Answer, request, send} from './rawClient';
import {type Expectation, hostile, ordinary} from './requests';

/** What no answer may hold: files outside the site, hidden files, the insides of the server. */
const leaks = /root:x:|SECRET|node_modules|\bat .+\.ts:\d|nginx\/\d|"scripts":/;

function checkSafe({status, headers, body}: Answer): void {
  const text = JSON.stringify(headers) + body;
  expect(text).not.toMatch(leaks);
  expect('set-cookie' in headers).toBe(false);
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
  expect(status < 500 || status === 501 || status === 505).toBeTruthy();
}

function checkAnswer(answer: Answer, {status, headers = {}, body = ''}: Expectation): void {
  expect(status).toContain(answer.status);
  for (const [name, value] of Object.entries(headers)) expect(answer.headers[name]).toBe(value);
  expect(answer.body).toContain(body);
}

interface Server {
  address: string;
  /** The folder that it serves. */
  site: string;
  stop: () => Promise<void>;
}

/**
 * Registers the tests that every server of the site must pass.
 * @param start serves the example site in version `one`, and says where it is and how to stop it
 */
export function checkServer(name: string, start: () => Promise<Server>): void {
  describe(name, () => {
    let server: Server;
    let everywhere: [string, string][];
    beforeAll(async () => {
      server = await start();
      everywhere = Object.entries(securityHeaders(readBuild(server.site)));
    });
    afterAll(() => server.stop());

    it.each(ordinary.map((expectation) => [expectation.name, expectation] as const))(
      'serves %s',
      async (_, expectation) => {
        const answer = await send(server.address, expectation.bytes);
        checkAnswer(answer, expectation);
        checkSafe(answer);
        for (const [header, value] of everywhere) expect(answer.headers[header.toLowerCase()]).toBe(value);
        if (expectation.name.startsWith('HEAD')) expect(answer.body).toBe('');
      },
    );

    it.each(hostile.map((expectation) => [expectation.name, expectation] as const))(
      'withstands %s',
      async (_, expectation) => {
        const answer = await send(server.address, expectation.bytes);
        checkAnswer(answer, expectation);
        checkSafe(answer);
        expect((await send(server.address, request('/'))).status).toBe(200);
      },
    );

    it('still sends the smallest copy', () => checkCompression(server.address));

    it('sends 304 with all headers to a reader who has the page', () => checkRevalidation(server.address, everywhere));
  });
}

/** After all else and for several paths, because what is left in a server's memory must not decide. */
async function checkCompression(address: string): Promise<void> {
  for (const path of ['/', '/docs', '/docs/page', '/docs/page.md', '/assets/app-one.js', '/assets/app-one.css']) {
    for (const accepted of ['br', 'gzip, deflate, br, zstd', 'br', 'br, gzip']) {
      const {headers} = await send(address, request(path, {'Accept-Encoding': accepted}));
      expect(headers['content-encoding']).toBe('br');
    }
  }
}

async function checkRevalidation(address: string, everywhere: [string, string][]): Promise<void> {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const sent = {'Accept-Encoding': encoding};
    const first = await send(address, request('/docs/page', sent));
    const again = await send(address, request('/docs/page', {...sent, 'If-None-Match': first.headers.etag ?? ''}));
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    for (const [header, value] of everywhere) expect(again.headers[header.toLowerCase()]).toBe(value);
  }
}
