/** @jest-environment node */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {type WebSocket, WebSocketServer} from 'ws';
import {runProgram} from '../../../authoring/samples/program';
import {contract} from '../../../src/sandbox/contract';
import {javascriptStream} from '../../../src/sandbox/sampleCode/javascript';
import {pythonStream} from '../../../src/sandbox/sampleCode/python';

const partial = {type: 'partial', text: 'turn on the', confidence: 0.61};
const final = {type: 'final', text: 'turn on the kitchen lights', confidence: 0.96};

const [stream] = contract.streams;
if (!stream) throw new Error('The contract has no stream.');

const languages = {
  JavaScript: {command: [process.execPath, '--input-type=module', '--eval'], program: javascriptStream(stream)},
  Python: {command: ['python3', '-c'], program: pythonStream(stream)},
};

let server: WebSocketServer;
beforeEach(async () => {
  server = new WebSocketServer({port: 0});
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Runs a sample for the stream against a server that responds to the first message. It waits a twentieth of the time. */
async function run(
  {command: [command = '', ...options], program}: (typeof languages)['Python'],
  respond: (socket: WebSocket) => void,
) {
  server.on('connection', (socket) => socket.once('message', () => respond(socket)));
  const quick = program
    .replace('2_000 : 30_000', '100 : 1_500')
    .replace('timeout=2 if', 'timeout=0.1 if')
    .replace(/\b30(?=[,)])/g, '1.5');
  const TIMBRE_API_BASE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runProgram(command, [...options, quick.replace('meeting.wav', resolve('static/mock/meeting.wav'))], {
    env: {...process.env, TIMBRE_API_BASE, TIMBRE_API_KEY: 'any-key'},
  });
}

const printed = {status: 0, output: `${final.text}\n`, errors: ''};
const silent = {status: 1, output: '', errors: 'No final result arrived.\n'};
const others = ['ready', '', '{"status": "configured"}', 'null', JSON.stringify(final), '{"type": "metadata"}'];

describe.each(Object.entries(languages))('the sample for the stream in %s', (_, language) => {
  it.each([
    ['prints each final text, and closes the stream itself', [JSON.stringify(final)], printed],
    ['ignores messages that the contract lacks', others, printed],
    ['fails if no final text follows a partial one', [JSON.stringify(partial)], silent],
  ])('%s', async (_title, messages, expected) => {
    const result = await run(language, (socket) => {
      for (const message of messages) socket.send(message);
    });
    expect(result).toEqual(expected);
  });

  it('waits for a final text that arrives later than the next one would', async () => {
    const result = await run(language, async (socket) => {
      socket.send(JSON.stringify(partial));
      await wait(800);
      socket.send(JSON.stringify(final));
    });
    expect(result).toEqual(printed);
  });

  it.each([1000, 1011])('fails if the server closes the stream with code %d', async (code) => {
    const result = await run(language, (socket) => socket.close(code, 'Reason.'));
    expect(result).toMatchObject({status: 1, output: ''});
    expect(result.errors).toContain('ended early');
  });
});

it('the Node sample names the code and the reason of the server', async () => {
  const {errors} = await run(languages.JavaScript, (socket) => socket.close(1011, 'Reason.'));
  expect(errors).toBe('The stream ended early, with code 1011. Reason.\n');
});
