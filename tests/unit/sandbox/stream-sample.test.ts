/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {resolve} from 'node:path';
import {text} from 'node:stream/consumers';
import {type WebSocket, WebSocketServer} from 'ws';
import {contract} from '../../../src/sandbox/contract';
import {javascriptStream} from '../../../src/sandbox/programs/javascript';

const final = {type: 'final', text: 'turn on the kitchen lights', confidence: 0.96};

let server: WebSocketServer;
beforeEach(async () => {
  server = new WebSocketServer({port: 0});
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Runs the Node sample for the stream against a server that responds to the first message. */
async function run(respond: (socket: WebSocket) => void): Promise<{code: number; output: string; errors: string}> {
  server.on('connection', (socket) => socket.once('message', () => respond(socket)));
  const [stream] = contract.streams;
  if (!stream) throw new Error('The contract has no stream.');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = javascriptStream({...stream, url}).replace('meeting.wav', resolve('static/mock/meeting.wav'));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return {code, output, errors};
}

describe('the Node sample for the stream', () => {
  it('prints each final text, and closes the stream itself', async () => {
    const result = await run((socket) => socket.send(JSON.stringify(final)));
    expect(result).toEqual({code: 0, output: `${final.text}\n`, errors: ''});
  });

  it.each([1000, 1011])('fails if the server closes the stream with code %d', async (code) => {
    const result = await run((socket) => socket.close(code, 'Reason.'));
    expect(result).toEqual({code: 1, output: '', errors: `The stream ended early, with code ${code}. Reason.\n`});
  });
});
