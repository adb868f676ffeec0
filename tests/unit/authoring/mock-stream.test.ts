/** @jest-environment node */
import {once} from 'node:events';
import WebSocket from 'ws';
import {createMock, type Mock} from '../../../authoring/api/mock';

const key = {Authorization: 'Bearer any-key'};

let mock: Mock;
beforeEach(async () => {
  mock = await createMock();
});
afterEach(() => mock.close());

const seen = () => mock.problems.map(({where, expected, received}) => `${where}: ${expected} / ${received}`);

describe('the stream', () => {
  const config = JSON.stringify({language: 'en-US', model: 'general'});
  const connect = (headers: Record<string, string> = key, path = '/v1/recognize/stream') =>
    new WebSocket(mock.url.replace('http', 'ws') + path, {headers});

  /** Opens a stream, sends messages, and returns the types of the responses up to the final one, or the close code. */
  async function converse(...messages: (string | Buffer)[]): Promise<unknown[]> {
    const socket = connect();
    await once(socket, 'open');
    const responses: unknown[] = [];
    const end = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        responses.push(message.type);
        if (message.type === 'final') resolve();
      });
      socket.on('close', (code) => {
        responses.push(code);
        resolve();
      });
    });
    for (const message of messages) socket.send(message);
    await end;
    socket.terminate();
    return responses;
  }

  it('returns partial messages for audio, and a final one after a pause', async () => {
    expect(await converse(config, Buffer.from('a'), Buffer.from('b'))).toEqual(['partial', 'partial', 'final']);
    expect(mock.problems).toEqual([]);
    expect(mock.requests).toEqual([
      {call: 'streamAudio', method: 'WebSocket', path: '/v1/recognize/stream', status: 101},
    ]);
  });

  it.each<[string, (string | Buffer)[], RegExp]>([
    ['audio before the configuration', [Buffer.from('a')], /first message: StreamConfig as JSON text \/ a binary/],
    ["a configuration that isn't JSON", ['en-US'], /first message: JSON \/ .*not valid JSON/],
    ['a configuration with a wrong field', [config.replace('}', ',"a":1}')], /first message: no other fields/],
    ['a configuration that lacks a field', ['{"language":"en-US"}'], /first message: a field "model"/],
    ['text after the configuration', [config, config], /message after the first: binary audio \/ the text/],
    ['an empty piece of audio', [config, Buffer.alloc(0)], /message after the first: binary audio \/ an empty message/],
  ])('is closed after %s', async (_, messages, problem) => {
    expect(await converse(...messages)).toEqual([1008]);
    expect(seen()).toHaveLength(1);
    expect(seen()[0]).toMatch(problem);
  });

  it.each<[string, () => WebSocket, number]>([
    ['without a key', () => connect({}), 401],
    ['on another path', () => connect(key, '/v1/stream'), 404],
    ['that asks for a failure', () => connect({...key, Prefer: 'status=429'}), 429],
  ])("doesn't open %s", async (_, open, status) => {
    const socket = open();
    const [error] = await once(socket, 'error').catch((reason: Error) => [reason]);
    expect(String(error)).toContain(`Unexpected server response: ${status}`);
    expect(mock.requests[0]?.status).toBe(status);
  });
});
