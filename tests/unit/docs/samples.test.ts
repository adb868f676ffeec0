/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {createWorkspace, fileOf, type Workspace} from '../../../authoring/samples/environment/workspace';
import {extract} from '../../../authoring/samples/extract';
import {runProgram} from '../../../authoring/samples/program';
import {startLocally} from '../../helpers/localServer';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

/** Runs a sample against an API that sends replies, the last one for ever, and returns its status and all that it prints. */
const run = (page: string, file: string, ...replies: ((response: ServerResponse) => void)[]) =>
  runChanged((code) => code, page, file, ...replies);

async function runChanged(
  change: (code: string) => string,
  page: string,
  file: string,
  ...replies: ((response: ServerResponse) => void)[]
) {
  const server = createServer((_, response) => (replies.length > 1 ? replies.shift() : replies[0])?.(response));
  const {url, stop} = await startLocally(server);
  const path = `docs/${page}.mdx`;
  const {fences} = extract(path, readFileSync(path, 'utf8'), () => []);
  const fence = fences.find((each) => fileOf(each) === file);
  if (!fence) throw new Error(`${path} has no ${file}.`);
  const folder = await workspace.folder(fence, [], change);
  const env = {...workspace.env, TIMBRE_API_BASE: url};
  const program = file.endsWith('.py') ? (workspace.python ?? '') : 'node';
  const {status, output, errors} = await runProgram(program, [join(folder, file)], {cwd: folder, env});
  stop();
  return [status, output + errors] as const;
}

const send = (status: number, body: string, headers?: Record<string, string>) => (response: ServerResponse) =>
  response.writeHead(status, {'Content-Type': 'application/json', ...headers}).end(body);

describe.each(['{"message": "Endpoint request timed out"}', '{"code": "cut', '[]', '<h1>Gateway</h1>'])(
  'after an error of a gateway, %s',
  (body) => {
    it.each(['read-error.mjs', 'read_error.py'])('%s shows its status and text', async (file) => {
      const [status, printed] = await run('rest-api-reference', file, send(504, body));
      expect(status).toBe(1);
      expect(printed).toContain(`504 ${body}`);
    });
  },
);

it.each(['wait-for-domain.mjs', 'wait_for_domain.py'])('%s handles a domain without a status', async (file) => {
  const result = await run('custom-domain-creation', file, send(200, '{"id": "dom_7f3a"}'));
  expect(result).toEqual([1, 'dom_7f3a is not trained\n']);
});

it.each(['wait-for-domain.mjs', 'wait_for_domain.py'])(
  '%s outlasts an error, and fails if training does',
  async (file) => {
    const quick = (code: string) => code.replace(/attempt \* 15(_000)?/, '0');
    const failed = send(200, '{"id": "dom_7f3a", "status": "failed"}');
    const result = await runChanged(quick, 'custom-domain-creation', file, send(503, 'busy'), failed);
    expect(result).toEqual([1, 'dom_7f3a is failed\n']);
  },
);

it.each(['decide.mjs', 'decide.py'])('%s asks again if only the room of a command is uncertain', async (file) => {
  const entities = [{type: 'room', value: 'kitchen', confidence: 0.51}];
  const reply = send(200, JSON.stringify({intent: 'lights.turn_on', confidence: 0.97, entities}));
  expect(await run('core-concepts', file, reply)).toEqual([0, expect.stringMatching(/^Confirm: /)]);
});

it.each([
  ['retry.mjs', /await sleep\(wait, .*\);/, 'console.log(wait);'],
  ['retry.py', /time\.sleep\(wait\)/, 'print(wait * 1_000)'],
] as const)('%s outlasts the minute of a limit', async (file, from, to) => {
  const change = (code: string) => code.replace(from, to);
  const [, printed] = await runChanged(change, 'performance-optimization', file, send(429, '{}'));
  const waits = printed.match(/^\d+\.\d+$/gm) ?? [];
  expect(waits.map(Number).reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60_000);
});

it.each(['retry.mjs', 'retry.py'])('%s sends the request again if the response is cut off', async (file) => {
  const cut = (response: ServerResponse) => {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': '100'}).write('{');
    setTimeout(() => response.destroy(), 100);
  };
  const whole = send(200, '{"intent": "lights.turn_on", "confidence": 0.97, "entities": []}');
  expect(await run('performance-optimization', file, cut, whole)).toEqual([0, 'lights.turn_on 0.97\n']);
});

it.each(['retry.mjs', 'retry.py'])("%s doesn't wait longer than its budget", async (file) => {
  const [status, printed] = await run('performance-optimization', file, send(503, 'busy', {'Retry-After': '301'}));
  expect(status).toBe(1);
  expect(printed).toContain('503 busy');
});

it.each([
  ['the caller leaves', '{signal: AbortSignal.timeout(300)}, {}', /TimeoutError|AbortError/],
  ['an attempt takes too long, and memory is cleaned up', '{}, {timeout: 300, retries: 0}', /AbortError/],
])('retry.mjs ends if %s', async (_, options, error) => {
  const clean = "import v8 from 'node:v8'; v8.setFlagsFromString('--expose-gc'); import vm from 'node:vm';";
  const change = (code: string) =>
    `${clean} setInterval(vm.runInNewContext('gc'), 50).unref();
    ${code.replace(/\nconst response = [\s\S]*/, `await fetchWithRetry(process.env.TIMBRE_API_BASE, ${options});`)}`;
  const result = await runChanged(change, 'performance-optimization', 'retry.mjs', () => undefined);
  expect(result).toEqual([1, expect.stringMatching(error)]);
});

it.each(['speech-cache.mjs', 'speech_cache.py'])('%s keeps nothing but audio', async (file) => {
  for (const reply of [send(200, '<h1>', {'Content-Type': 'text/html'}), send(200, '', {'Content-Type': 'audio/mpeg'})])
    expect(await run('performance-optimization', file, reply)).toEqual([1, expect.stringContaining('No audio: 200')]);
});
