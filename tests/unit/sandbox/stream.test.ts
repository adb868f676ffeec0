/** @jest-environment node */
import {createSandbox} from '../../../src/sandbox';
import type {StreamEvent, StreamSession} from '../../../src/sandbox/stream';

const request = {method: 'GET', path: '/v1/recognize/stream', headers: {authorization: 'Bearer any-key'}};
const config = JSON.stringify({language: 'en-US', model: 'general'});
const audio = new Uint8Array([1]);

const summary = (events: StreamEvent[]) =>
  events.map((event) =>
    event.kind === 'send' ? [event.message.type, event.message.text] : [event.code, event.reason],
  );

let time: number;
let session: StreamSession;
beforeEach(() => {
  time = 0;
  const opening = createSandbox({now: () => time, pauseMs: 100}).open(request);
  if (!('session' in opening)) throw new Error('The stream was refused.');
  session = opening.session;
});

it('a stream returns growing partial messages, and a final one after a pause', () => {
  expect(session.receive(config)).toEqual([]);
  expect(summary(session.receive(audio))).toEqual([['partial', 'schedule a meeting with']]);
  expect(summary(session.receive(audio))).toEqual([['partial', 'schedule a meeting with Dana on']]);
  time = 99;
  expect([session.due, session.tick()]).toEqual([100, []]);
  time = 100;
  expect(summary(session.tick())).toEqual([['final', 'schedule a meeting with Dana on Friday at ten']]);
  expect(session.due).toBeUndefined();
});

it('a stream continues with another utterance after a final message', () => {
  session.receive(config);
  session.receive(audio);
  time = 100;
  session.tick();
  expect(summary(session.receive(audio))).toEqual([['partial', 'schedule a meeting with']]);
  expect(session.due).toBe(200);
});

it('a stream ends an utterance in silence, as in a pause, and starts another one when it hears something', () => {
  const [silence, noise] = [new Uint8Array([9, 0, 200, 255]), new Uint8Array([0, 4, 0, 0])];
  session.receive(config);
  const partials = Array.from({length: 5}, () => session.receive(silence)).flat();
  expect(summary(partials).at(-1)).toEqual(['partial', 'schedule a meeting with Dana on Friday at ten']);
  time = 99;
  session.receive(silence);
  time = 100;
  expect(summary(session.tick())).toEqual([['final', 'schedule a meeting with Dana on Friday at ten']]);
  expect([session.receive(silence), session.due]).toEqual([[], undefined]);
  expect(summary(session.receive(noise))).toEqual([['partial', 'schedule a meeting with']]);
});

it.each<[string, (string | Uint8Array)[]]>([
  ['first message: expected StreamConfig as JSON text, received a binary', [audio]],
  ['first message: expected JSON, received', ['en-US']],
  ['first message: expected no other fields', [config.replace('}', ',"a":1}')]],
  ['first message: expected a field "model"', ['{"language":"en-US"}']],
  ['message after the first: expected binary audio, received the text', [config, config]],
  ['message after the first: expected binary audio, received an empty', [config, new Uint8Array()]],
])('a stream is closed by a message that violates the contract, and sends nothing more: %s', (reason, messages) => {
  const [event] = messages.flatMap((message) => session.receive(message));
  expect(event).toMatchObject({kind: 'close', code: 1008, reason: expect.stringContaining(reason)});
  expect([session.receive(config), session.close()]).toEqual([[], []]);
});

it.each(['日', '😀', 'a'])('a stream is closed with a reason that fits into a frame: %s', (character) => {
  session.receive(config);
  const [event] = session.receive(character.repeat(80));
  const reason = event?.kind === 'close' ? event.reason : '';
  const length = Buffer.byteLength(reason);
  expect(length).toBeLessThanOrEqual(123);
  expect(length).toBeGreaterThan(123 - Buffer.byteLength(character));
  expect(Buffer.from(reason).toString()).toBe(reason);
});

it('a stream is closed by the client', () => {
  session.receive(config);
  session.receive(audio);
  expect(summary(session.close())).toEqual([[1000, '']]);
  expect([session.receive(audio), session.due]).toEqual([[], undefined]);
});
