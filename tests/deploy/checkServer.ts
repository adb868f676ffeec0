import {readBuild} from '../../deploy/build';
import {cacheControl, securityHeaders, vary} from '../../deploy/headers';
import {type Answer, request, send} from './rawClient';
import {type Expectation, hostile, ordinary} from './requests';

/** What no response may contain: files outside the site, hidden files, or server internals. */
const leaks = /root:x:|SECRET|node_modules|\bat .+\.ts:\d|nginx\/\d|"scripts":/;

function checkSafe({status, headers, body}: Answer): void {
  expect(JSON.stringify(headers) + body).not.toMatch(leaks);
  expect('set-cookie' in headers).toBe(false);
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
  expect(status < 500 || status === 501 || status === 505).toBeTruthy();
}

function checkResponse(response: Answer, {status, headers = {}, body = ''}: Expectation): void {
  expect(status).toContain(response.status);
  for (const [name, value] of Object.entries(headers)) expect(response.headers[name]).toBe(value);
  expect(response.body).toContain(body);
}

interface Server {
  address: string;
  /** The folder that it serves. */
  site: string;
  stop: () => unknown;
}

/**
 * Registers the tests that every server of the site must pass.
 * @param start serves the example site in version `one`, and returns its address and how to stop it
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

    it.each(ordinary)('serves $name', async (expectation) => {
      const response = await send(server.address, expectation.bytes);
      checkResponse(response, expectation);
      checkSafe(response);
      for (const [header, value] of everywhere) expect(response.headers[header.toLowerCase()]).toBe(value);
      if (expectation.name.startsWith('HEAD')) expect(response.body).toBe('');
    });

    it.each(hostile)('withstands $name', async (expectation) => {
      const response = await send(server.address, expectation.bytes);
      checkResponse(response, expectation);
      checkSafe(response);
      expect((await send(server.address, request('/'))).status).toBe(200);
    });

    // Runs last and checks several paths, because the result must not depend on what the server has in memory.
    it('still sends the smallest copy', async () => {
      for (const path of ['/', '/docs', '/docs/page', '/docs/page.md', '/assets/app-one.js', '/assets/app-one.css']) {
        for (const accepted of ['br', 'gzip, deflate, br, zstd', 'br', 'br, gzip']) {
          const {headers} = await send(server.address, request(path, {'Accept-Encoding': accepted}));
          expect(headers['content-encoding']).toBe('br');
        }
      }
    });

    it('sends 304 with all headers to a client that has the page', async () => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const sent = {'Accept-Encoding': encoding};
        const first = await send(server.address, request('/docs/page', sent));
        const tag = first.headers.etag ?? '';
        const strong = tag.replace(/^W\//, '');
        for (const known of [tag, strong, `W/${strong}`, `"other", ${tag}`, `W/"a,b" ,${tag}, "c"`, '*']) {
          const again = await send(server.address, request('/docs/page', {...sent, 'If-None-Match': known}));
          expect([known, again.status, again.body]).toEqual([known, 304, '']);
          const kept = [...everywhere, ['ETag', tag], ['Cache-Control', cacheControl.pages], ['Vary', vary.pages]];
          for (const [header = '', value] of kept) expect(again.headers[header.toLowerCase()]).toBe(value);
        }
        const changed = await send(
          server.address,
          request('/docs/page', {...sent, 'If-None-Match': '"other", W/"another"'}),
        );
        expect(changed.status).toBe(200);
      }
    });
  });
}
