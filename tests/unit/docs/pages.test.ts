/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readContract} from '../../../plugins/markdown/api-reference/contract';
import {restCalls, streamCalls} from '../../../plugins/markdown/api-reference/operations';
import type {AsyncApi, OpenApi} from '../../../plugins/markdown/api-reference/types';
import {apiAccessContent} from '../../../src/content/developers/apiAccess';
import {weightedScores} from '../../../src/content/developers/weightedScores';
import {consoleId} from '../../../src/facts/routes';
import {folderWith} from '../../helpers/folder';
import {rowsBelow} from '../../helpers/specification';
import {transitionsOnPage} from '../islands/stateDiagram';

const read = (page: string): string => readFileSync(`docs/${page}`, 'utf8');

const rest = restCalls(readContract<OpenApi>('api/openapi.yaml'));
const own = rest.filter(({documentedOn}) => !documentedOn);
const streams = streamCalls(readContract<AsyncApi>('api/asyncapi.yaml'));

const page = 'voice-assistant-implementation.mdx';
const modes = rowsBelow('What listening does', `docs/${page}`);

it('Build a voice assistant has the same ways to start a turn in the diagram and in the table of modes', () => {
  const starts = transitionsOnPage(page).filter((each) => /^idle > .* > listening$/.test(each));
  expect(starts).toEqual(modes.map(([mode = '']) => `idle > ${mode.toLowerCase()} > listening`));
});

it('the REST API reference lists every call of the contract, and mentions the one that another page documents', () => {
  const listed = rowsBelow('What it does', 'docs/rest-api-reference.mdx').map(
    ([call]) => /`(.+)`/.exec(call ?? '')?.[1],
  );
  const calls = [...own.map(({method, path}) => `${method} ${path}`), ...streams.map(({path}) => `WSS ${path}`)];
  expect([...listed].sort()).toEqual(calls.sort());
  for (const {method, path} of rest) expect(read('rest-api-reference.mdx')).toContain(`${method} ${path}`);
});

it('Core concepts lists for each call of the reference whether it is safe to retry, as the contract says', () => {
  const stated = rowsBelow('What a second call does', 'docs/core-concepts.mdx').flatMap(
    ([calls = '', safe, effect = '']) =>
      calls.split('<br />').map((call) => [call.replaceAll('`', ''), safe, effect.replace(/\[(.+?)\]\(.+?\)/g, '$1')]),
  );
  const specified = [
    ...own.map(({method, path, repeat}) => [`${method} ${path}`, repeat] as const),
    ...streams.map(({path, repeat}) => [`WSS ${path}`, repeat] as const),
  ].map(([call, {safe, effect}]) => [call, safe ? 'Yes' : 'No', effect]);
  expect(stated.sort()).toEqual(specified.sort());
});

it('API access leads to the console of its own call', () => {
  const {steps, exchange} = apiAccessContent;
  expect(steps.items['Send the recording'].link.href).toBe(`#${consoleId(exchange.operation)}`);
});

it('the quick start converts a recording without a question', () =>
  expect(read('quick-start.mdx')).not.toMatch(/ffmpeg (?!-y )/));

const script = /```bash title="check-for-key\.sh"\n([\s\S]*?)```/.exec(read('security-best-practices.mdx'))?.[1] ?? '';

it.each([
  ['without a key', '', {'dist/app.js': 'ready'}, 2],
  ['without a build', 'a-key', {'app.js': 'ready'}, 2],
  ['with a build that contains the key', 'a-key', {'dist/app.js': 'const key = "a-key";'}, 1],
  ['with the manifest of an app that contains it', 'a-key', {'dist/AndroidManifest.xml': [...'a-key'].join('\0')}, 1],
  ['with a compressed app', 'a-key', {'dist/app.apk': 'compressed'}, 2],
  ['with a build that does not', 'a-key', {'dist/app.js': 'ready'}, 0],
])('check-for-key.sh %s exits with the right status', (_, key, files, status) => {
  const env = {...process.env, TIMBRE_API_KEY: key};
  expect(spawnSync('bash', ['-c', script], {cwd: folderWith(files), env}).status).toBe(status);
});

it('the drawing of confidence has the thresholds of the samples below it', () => {
  const page = read('core-concepts.mdx');
  const [, confirm, act] = /head 0 \| 5-8 head (.+?) \| 8-10 head (.+?) \| 9.9-10 head 1"/.exec(page) ?? [];
  const set = [...page.matchAll(/\b(?:CONFIRM|ACT) = ([\d.]+)/g)].map(([, value]) => value);
  expect(set).toEqual([act, confirm, act, confirm]);
});

it('the drawings of scores show what the arithmetic above them results in', () => {
  const parts = read('voice-search-docs.mdx').split('```text title="Recency at 1"');
  const scoresIn = (text: string) =>
    [...text.matchAll(/(?:1\.5\n *=|[\d.]+ ≈) (0\.\d\d)\n/g)].map(([, score]) => score);
  for (const part of parts) {
    const [, weights = '', items = ''] = /<WeightedScores weights="(.+)" items="(.+)" \/>/.exec(part) ?? [];
    expect(weightedScores({weights, items}).map(({score}) => score.toFixed(2))).toEqual(scoresIn(part));
  }
  expect(parts).toHaveLength(2);
});

it('the Web SDK lists every method of the SDK, its parameters, and the fields of its result', () => {
  const surface = readFileSync('api/web-sdk/client.d.ts', 'utf8');
  const records = /interface (\w+) (\{\n(?: {4}[^([\n][^(\n]*\n)+ {2}\})/g;
  const bodies = new Map(Array.from(surface.matchAll(records), ([, name = '', body = '']) => [name, body]));
  const expand = (type = ''): string => type.replace(/\b[A-Z]\w+/g, (name) => expand(bodies.get(name)) || name);
  const fields = (type: string) => Array.from(type.matchAll(/(\w+\??): /g), ([, name]) => name);
  const names: Record<string, string> = {TimbreClient: 'client', VoiceSearch: 'search', domains: 'client.domains'};
  let owner = '';
  const specified = [];
  for (const [, type, method, parameters, result] of surface.matchAll(
    /(?:class|interface|readonly) (\w+).* \{$|^ {4,6}(\w+)\((.*)\): (.*);$/gm,
  )) {
    if (type) owner = names[type] ?? type.toLowerCase();
    // An object of parameters is written as its fields.
    else if (method !== 'on')
      specified.push([
        `${owner}.${method}`,
        fields(expand(parameters).replace(/\w+\??: (?=\{)/, '')),
        fields(expand(result)),
      ]);
  }
  const words = (text = '') => text.match(/\w+\??/g) ?? [];
  const listed = rowsBelow('Result', 'docs/web-sdk.mdx').flatMap(([calls = '', result = '']) =>
    Array.from(calls.matchAll(/([\w.]+)\((.*?)\)/g), ([, name, parameters]) => [
      name,
      words(parameters),
      words(/`(\[?\{.*?)`/.exec(result)?.[1]),
    ]),
  );
  expect(listed.sort()).toEqual(specified.sort());
  expect(listed.length).toBeGreaterThan(20);
});
