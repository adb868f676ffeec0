/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {sandboxContract} from '../../../plugins/markdown/api-reference/operations';
import {contractPaths} from '../../../plugins/shared/contractPaths';
import {createSandbox, type Sandbox} from '../../../src/sandbox';
import {silence} from '../../../src/sandbox/audio';
import type {SandboxRequest} from '../../../src/sandbox/request';
import {sentenceOf} from '../../../src/sandbox/schema';

const key = {Authorization: 'Bearer any-key'};
const get = (path: string): SandboxRequest => ({method: 'GET', path: `/v1${path}`, headers: key});
const post = (path: string, fields?: object, headers: Record<string, string> = {}): SandboxRequest => ({
  method: 'POST',
  path: `/v1${path}`,
  headers: {...key, ...(fields && {'Content-Type': 'application/json'}), ...headers},
  body: fields && JSON.stringify(fields),
});
const definition = {name: 'a', description: '', language: 'en-US', terms: [], phrases: [], intents: []};
const bodyOf = ({body}: {body: string | Uint8Array}) => JSON.parse(String(body));

it("the sandbox's contract is current", () => {
  const text = `${JSON.stringify(sandboxContract(contractPaths), null, 1)}\n`;
  if (readFileSync('src/sandbox/contract.json', 'utf8') === text) return;
  throw new Error('src/sandbox/contract.json is out of date. Fix: npm run build');
});

it('a domain trains by the clock', () => {
  let time = Date.parse('2026-11-16T10:00:00Z');
  const sandbox = createSandbox({now: () => time, trainingMs: 4_000});
  expect(bodyOf(sandbox.handle(post('/domains', definition)))).toEqual({id: 'dom_7f3a'});
  expect(bodyOf(sandbox.handle(post('/domains', definition)))).toEqual({id: 'dom_7f3b'});
  const training = {id: 'dom_7f3a', status: 'training', estimatedCompletionTime: '2026-11-16T10:00:04Z'};
  expect(bodyOf(sandbox.handle(post('/domains/dom_7f3a/train')))).toEqual(training);
  time += 3_999;
  expect(bodyOf(sandbox.handle(get('/domains/dom_7f3a')))).toEqual(training);
  time += 1;
  expect(bodyOf(sandbox.handle(get('/domains/dom_7f3a')))).toEqual({...training, status: 'ready'});
});

const text = 'a'.repeat(501);
const speak = (sandbox: Sandbox, spoken: string) => sandbox.handle(post('/tts/generate', {text: spoken}));

it('the limits of a tier are applied to the text and the recording of a call', () => {
  const sandbox = createSandbox({tier: 'Free'});
  expect(speak(sandbox, text).violations.map(sentenceOf)).toEqual([
    'body.text: expected at most 500 characters on the Free tier, received 501 characters',
  ]);
  const audio = {name: 'audio', value: {fileName: 'meeting.wav', bytes: silence(15.5)}};
  expect(sandbox.handle({...post('/recognize'), body: [audio]}).violations.map(sentenceOf)).toEqual([
    'recording: expected at most 15 seconds of audio on the Free tier, received 15.5 seconds of audio',
  ]);
});

it('the limits of a tier count an emoji as one character, and are not applied without a tier', () => {
  expect(speak(createSandbox({tier: 'Free'}), '🎙'.repeat(500)).status).toBe(200);
  expect(speak(createSandbox(), text).status).toBe(200);
});

it('the limits of a tier are applied to calls, until the period is over', () => {
  let time = 0;
  const sandbox = createSandbox({tier: 'Free', now: () => time});
  const call = () => sandbox.handle(get('/domains/dom_7f3a')).status;
  expect(Array.from({length: 101}, call).slice(98)).toEqual([200, 200, 429]);
  time += 86_400_000;
  expect(call()).toBe(200);
});
