import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {startLocally} from '../helpers/localServer';
import {expect, narrow, site, test, wide} from './harness';
import {layoutShift} from './pageChecks';

const pieces = 24;
/** Long enough for a frame to be painted between two pieces. */
const pauseMs = 60;

/** Forwards the site's responses, pages in pieces, as they arrive over a stalling network or on a busy machine. */
const stalling = createServer(async (request, response) => {
  const original = await fetch(new URL(request.url ?? '/', site()));
  const body = Buffer.from(await original.arrayBuffer());
  const type = original.headers.get('content-type') ?? '';
  response.writeHead(original.status, {'Content-Type': type});
  if (type.startsWith('text/html')) {
    const length = Math.ceil(body.length / pieces);
    for (let start = 0; start < body.length; start += length) {
      response.write(body.subarray(start, start + length));
      await wait(pauseMs);
    }
    response.end();
  } else response.end(body);
});

let server: Awaited<ReturnType<typeof startLocally>>;
test.beforeAll(async () => {
  server = await startLocally(stalling);
});
test.afterAll(() => server.stop());

for (const path of ['/', '/products/pricing', '/developers/documentation/ios-sdk']) {
  test(`${path} does not shift when it arrives in pieces`, async ({open, faults}) => {
    faults.expected.push(/^request left the site: /);
    const shifts = [narrow, wide].map(async (viewport) => layoutShift(await open(server.url + path, {viewport})));
    expect(await Promise.all(shifts), 'narrow and wide').toEqual([0, 0]);
  });
}
