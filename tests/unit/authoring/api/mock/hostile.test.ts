/** @jest-environment node */
import {connect} from 'node:net';
import fc from 'fast-check';
import WebSocket from 'ws';
import {createMock, type Mock} from '../../../../../authoring/api/mock';
import {parseScenario} from '../../../../../authoring/api/mock/scenario';
import {expectClear, hostileText} from '../../../../helpers/hostile';

let mock: Mock;
beforeAll(async () => {
  mock = await createMock();
});
afterAll(() => mock.close());

/** Sends bytes as they are, and returns the response as text, until the mock closes the connection. */
const exchange = (bytes: string | Buffer) =>
  new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });

const line = hostileText.map((text) => text.replace(/[\r\n\0]/g, '') || 'x');
const from = (...values: string[]) => fc.oneof(fc.constantFrom(...values), line);

const requests = fc.record({
  method: from('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'CONNECT'),
  path: from(
    '/v1/nlu/parse',
    '/v1/recognize',
    '/v1/recognize/stream',
    '/inspect',
    '/inspect/settings',
    '/v1/domains/..',
  ),
  host: from('127.0.0.1', 'evil.example', 'localhost:1', '127.0.0.1.evil.example'),
  origin: from('http://127.0.0.1', 'https://evil.example', 'null', ''),
  type: from('application/json', 'multipart/form-data; boundary=a', 'text/plain; charset=utf-16'),
  length: from(
    '',
    'Content-Length: 9',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
  ),
  extra: from(
    'Prefer: status=429, delay=0-1',
    'Prefer: delay=9-1',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Expect: x',
  ),
  body: fc.oneof(
    hostileText,
    fc.constantFrom('[', '{"text": "a"}', '--a\r\n', 'ffffffff\r\n', `${'['.repeat(20_000)}`),
  ),
});

it('2,000 hostile requests end in responses that say what is wrong, and the mock goes on', async () => {
  let refused = 0;
  const property = fc.asyncProperty(requests, async ({method, path, host, origin, type, length, extra, body}) => {
    const head = [
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Authorization: Bearer any-key',
      `Content-Type: ${type}`,
      length,
      extra,
    ];
    const text = await exchange(`${method} ${path} HTTP/1.1\r\n${head.filter(Boolean).join('\r\n')}\r\n\r\n${body}`);
    expect(text).toMatch(/^(?:HTTP\/1\.1 (?:200|201|204|4\d\d) |$)/);
    const [, message] = /"message":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    if (message) expectClear(JSON.parse(message));
    if (/^HTTP\/1\.1 4/.test(text)) refused += 1;
  });
  await fc.assert(property, {numRuns: 2_000, seed: 38, endOnFailure: true});
  expect(refused).toBeGreaterThan(1_500);
  expect((await fetch(`${mock.url}/inspect`)).status).toBe(200);
});

it('broken frames close their stream, and nothing else', async () => {
  const frames = [
    [0x82, 0xff, 255, 255, 255, 255, 255, 255, 255, 255],
    [0x83, 0x80, 0, 0, 0, 0],
    [0xc1, 1, 97],
    [0x81],
  ];
  for (const frame of frames) {
    const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/v1/recognize/stream`, {
      headers: {Authorization: 'Bearer any-key'},
    });
    await new Promise((resolve) => {
      socket.on('open', () => {
        (socket as unknown as {_socket: NodeJS.WritableStream})._socket.end(Buffer.from(frame));
      });
      socket.on('close', resolve);
    });
  }
  expect((await fetch(`${mock.url}/inspect`)).status).toBe(200);
});

it('a scenario with a mistake is refused with its line, and what is expected there', () => {
  const read = (text: string) => parseScenario(text, 'days.yaml');
  expect(() => read('days:\n  - lost\n  - name: own\n    calls: rest\n    delay: soon')).toThrow(
    'days.yaml:5 scenario.days[1].delay.max: expected integer, received "soon".',
  );
  expect(() => read('days: [lots]')).toThrow(/days\.yaml:1 .*a day of the built-in course: .*received "lots"/);
  expect(() => read('limit: 2\ndays: [lost')).toThrow(/^days\.yaml:2 /);
  const attempt = (text: string) => {
    try {
      read(text);
    } catch (error) {
      expect((error as Error).message).toMatch(/^days\.yaml:\d+ ./);
    }
  };
  fc.assert(fc.property(hostileText, (text) => attempt(`days:\n  - name: ${text}`)));
});
