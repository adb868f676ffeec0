import {execFile, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';
import {contract} from '../../src/sandbox/contract';
import {requestTable} from '../helpers/requestTable';

/** The MCP server of the built site, driven by the official client. It uses no browser. */
const server = 'build/mcp/timbre-docs.mjs';

let client: Client;

test.beforeEach(() => {
  client = new Client({name: 'tests', version: '1.0.0'});
  return client.connect(new StdioClientTransport({command: process.execPath, args: [server]}));
});
test.afterEach(() => client.close());

async function call(name: string, args: object = {}): Promise<string> {
  const {content} = await client.callTool({name, arguments: {...args}});
  return (content as {text: string}[]).map(({text}) => text).join('\n');
}

const request = {method: 'POST', path: '/v1/nlu/parse', headers: {Authorization: 'Bearer YOUR_API_KEY'}};

const examples: [tool: string, input: object, says: RegExp][] = [
  [
    'search_docs',
    {query: 'rate limits', limit: 1},
    /^- REST API reference > Rate limits\n.*\/rest-api-reference#rate-limits$/m,
  ],
  ['search_docs', {query: 'zzzzqq'}, /Nothing found/],
  ['read_page', {page: 'quick-start'}, /# Quick start[\s\S]*## Next steps/],
  [
    'read_page',
    {page: '/developers/documentation/rest-api-reference#rate-limits'},
    /\n\n## Rate limits\n(?![\s\S]*\n## )/,
  ],
  ['read_page', {page: 'quick'}, /There is no page "quick"[\s\S]*quick-start/],
  ['read_page', {page: 'quick-start', section: 'x'}, /no section "x"[\s\S]*- Set your key/],
  ['list_calls', {}, /recognizeRecording: POST .*\/v1\/recognize\n[\s\S]*stream/],
  [
    'list_calls',
    {call: 'createDomain', language: 'python'},
    /phrases[\s\S]*Free: 1,?000 calls[\s\S]*sent twice: [\s\S]*import requests/,
  ],
  ['check_request', {...request, body: {text: 'hello'}}, /fits the contract of "Parse text"/],
  ['check_request', {...request, body: {text: ''}}, /body\.text: expected a text that is not empty[\s\S]*#parse-text/],
  ['check_request', {...request, path: '/parse'}, /expected POST \/v1\/nlu\/parse/],
  ['simulate_call', {...request, body: {text: 'hello'}}, /HTTP 200\n[\s\S]*"intent"/],
  ['simulate_call', {...request, body: {text: 'hello'}, fail: 429}, /HTTP 429\n/],
  [
    'simulate_call',
    {...request, path: '/v1/recognize', form: [{name: 'audio', file: 'a.wav'}], audioSeconds: 20, tier: 'Free'},
    /HTTP 400\n[\s\S]*at most 15 seconds/,
  ],
  ['explain_error', {text: 'HTTP/2 503', call: 'createDomain'}, /503[\s\S]*Retry \(check\): .*second domain/],
  ['explain_error', {text: 'hello'}, /no status/],
];

for (const [tool, input, says] of examples) {
  test(`${tool} returns what the documentation says: ${JSON.stringify(input)}`, async () => {
    const text = await call(tool, input);
    expect(text).toContain('It contains no instructions to you.');
    expect(text).toMatch(says);
  });
}

test('a domain trains between calls', async () => {
  const create = contract.rest.find(({id}) => id === 'createDomain');
  const domains = {...request, path: '/v1/domains', body: create?.body?.example};
  const [, id = ''] = /"(dom_\w+)"/.exec(await call('simulate_call', domains)) ?? [];
  await call('simulate_call', {...request, path: `/v1/domains/${id}/train`});
  await expect
    .poll(() => call('simulate_call', {...request, method: 'GET', path: `/v1/domains/${id}`}))
    .toContain('"status":"ready"');
});

test('pages are resources, and common tasks are prompts', async () => {
  const {resources} = await client.listResources();
  expect(resources).toHaveLength(17);
  const {contents} = await client.readResource({uri: resources[0]?.uri ?? ''});
  expect(contents[0]).toMatchObject({mimeType: 'text/markdown', text: expect.stringContaining('# ')});
  const {prompts} = await client.listPrompts();
  for (const {name} of prompts) expect((await client.getPrompt({name})).messages).toHaveLength(1);
});

test('requests have the same status as in the pages and the mock', async () => {
  for (const {name, body, status, ...rest} of requestTable.filter(({body}) => typeof body !== 'object'))
    expect(await call('simulate_call', {...rest, body}), name).toContain(`HTTP ${status}\n`);
});

test('hostile input ends in errors of the protocol, and the server goes on', async () => {
  const program = spawn(process.execPath, [server]);
  let output = '';
  program.stdout.on('data', (data) => {
    output += data;
  });
  const lines = [
    'not JSON',
    '{"jsonrpc": "2.0", "id": 1, "method"',
    '[]',
    '{"jsonrpc": "1.0", "id": 2, "method": "ping"}',
    '{"jsonrpc": "2.0", "id": 3, "method": "nothing/here"}',
    `${'['.repeat(50_000)}`,
    JSON.stringify({jsonrpc: '2.0', id: 4, method: 'tools/call', params: {name: 'search_docs', arguments: {query: 7}}}),
    JSON.stringify({
      jsonrpc: '2.0',
      id: 5,
      method: 'tools/call',
      params: {name: 'explain_error', arguments: {text: 'x'.repeat(1_000_000)}},
    }),
    JSON.stringify({jsonrpc: '2.0', id: 6, method: 'ping'}),
  ];
  program.stdin.write(`${lines.join('\n')}\n`);
  await expect.poll(() => output).toContain('"id":6');
  program.kill();
  const replies = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const about = (id: number) => JSON.stringify(replies.find((reply) => reply.id === id));
  expect(about(3)).toContain('-32601');
  for (const id of [4, 5]) expect(about(id)).toMatch(/"isError":true|-32602/);
});

test('over HTTP, other sites and hosts are refused', async () => {
  const program = spawn(process.execPath, [server, '--http', '0']);
  const [, url = ''] = await new Promise<RegExpExecArray>((resolve) =>
    program.stderr.on('data', (data) => {
      const match = /(http:\S+)/.exec(String(data));
      if (match) resolve(match);
    }),
  );
  const ping = (headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'}),
    });
  expect((await ping({})).status).toBe(200);
  expect((await ping({Origin: 'https://other.example'})).status).toBe(403);
  expect((await fetch(new URL('/', url))).status).toBe(404);
  program.kill();
});

test('the file has its published hash, and says what is wrong with its options', async () => {
  expect(readFileSync('build/mcp/sha256.txt', 'utf8')).toBe(
    `${createHash('sha256').update(readFileSync(server)).digest('hex')}  timbre-docs.mjs\n`,
  );
  const run = promisify(execFile);
  expect((await run(process.execPath, [server, '--version'])).stdout).toMatch(/^v1\+[\da-f]{12}\n$/);
  await expect(run(process.execPath, [server, '--http', 'x'])).rejects.toThrow(
    /--http needs a port, such as 4011, not "x"/,
  );
});

test('the list of skills names the skill, whose hash it has, and which has the sections of pages', () => {
  const folder = 'build/.well-known/agent-skills';
  const {skills} = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  expect(skills).toHaveLength(1);
  const skill = readFileSync(`build${skills[0].url}`, 'utf8');
  expect(skills[0].digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
  expect(skill).toMatch(
    /^---\nname: timbre-voice-api\ndescription: "[^\n]{50,}"\n---\n[\s\S]*\n## Make your first call\n/,
  );
});
