/** @jest-environment node */
import {connect, type Socket} from 'node:net';
import {text} from 'node:stream/consumers';
import fc from 'fast-check';
import WebSocket from 'ws';
import {createMock, type Mock} from '../../../../../authoring/api/mock';
import {parseScenario} from '../../../../../authoring/api/mock/scenario';
import {fixture} from '../../../../helpers/fixture';
import {expectClear, hostileText} from '../../../../helpers/hostile';

const parts = fixture<Record<string, string[]>>('hostile-requests');

let mock: Mock;
beforeAll(async () => {
  mock = await createMock();
});
afterAll(() => mock.close());

/** Sends a text as it is, and returns the response as text, when the mock closes the connection. */
const exchange = (sent: string) => {
  const socket = connect(Number(new URL(mock.url).port), '127.0.0.1', () => socket.end(sent));
  return text(socket).catch(() => '');
};

const line = hostileText.map((each) => each.replace(/[\r\n\0]/g, '') || 'x');
const requests = fc.record(
  Object.fromEntries(Object.entries(parts).map(([name, values]) => [name, fc.oneof(fc.constantFrom(...values), line)])),
);

it('2,000 hostile requests end in responses that say what is wrong, and the mock goes on', async () => {
  let refused = 0;
  const property = fc.asyncProperty(requests, async ({method, path, host, origin, type, length, extra, body}) => {
    const head = [`Host: ${host}`, `Origin: ${origin}`, 'Authorization: Bearer key', `Content-Type: ${type}`, extra];
    const lines = [`${method} ${path} HTTP/1.1`, ...head, ...(length ? [length] : []), '', body];
    const response = await exchange(lines.join('\r\n'));
    expect(response).toMatch(/^(?:HTTP\/1\.1 (?:200|201|204|4\d\d) |$)/);
    const [, message] = /"message":("(?:[^"\\]|\\.)*")/.exec(response) ?? [];
    if (message) expectClear(JSON.parse(message));
    if (/^HTTP\/1\.1 4/.test(response)) refused += 1;
  });
  await fc.assert(property, {numRuns: 2_000, seed: 38, endOnFailure: true});
  expect(refused).toBeGreaterThan(1_500);
  expect((await fetch(`${mock.url}/inspect`)).status).toBe(200);
});

const frames = ['82ffffffffffffffffff', '838000000000', 'c10161', '81'];
it.each(frames)('ends a stream at the frame %s', async (hex) => {
  const headers = {Authorization: 'Bearer any-key'};
  const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/v1/recognize/stream`, {headers});
  await new Promise((resolve) => {
    socket.on('upgrade', ({socket: connection}: {socket: Socket}) => connection.end(Buffer.from(hex, 'hex')));
    socket.on('close', resolve);
  });
  expect((await fetch(`${mock.url}/inspect`)).status).toBe(200);
});

it('a scenario with a mistake is refused with its line, and what is expected there', () => {
  const read = (yaml: string) => parseScenario(yaml, 'days.yaml');
  const own = 'days:\n  - lost\n  - name: own\n    calls: rest\n    delay: soon';
  expect(() => read(own)).toThrow('days.yaml:5 scenario.days[1].delay: expected milliseconds, such as 300 or 100-500');
  expect(() => read('days: [lots]')).toThrow(/days\.yaml:1 .*expected one of .* lost,.* received "lots"/);
  expect(() => read('limit: 2\ndays: [lost')).toThrow(/^days\.yaml:2 /);
});
