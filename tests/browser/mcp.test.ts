import {execFile, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';
import {contract} from '../../src/sandbox/contract';
import {fixture} from '../helpers/fixture';
import {requestTable} from '../helpers/requestTable';
import {parseRequest, toolExamples} from '../helpers/toolExamples';

/** The MCP server of the built site, driven by the official client. It uses no browser. */
const server = 'build/mcp/timbre-docs.mjs';

// The tests share one server, so one worker runs them in order.
test.describe.configure({mode: 'default'});

let client: Client;

test.beforeAll(() => {
  client = new Client({name: 'tests', version: '1.0.0'});
  return client.connect(new StdioClientTransport({command: process.execPath, args: [server]}));
});
test.afterAll(() => client.close());

async function call(name: string, args: object = {}): Promise<string> {
  const {content} = await client.callTool({name, arguments: {...args}});
  return (content as {text: string}[]).map(({text}) => text).join('\n');
}

for (const [tool, input, says] of toolExamples) {
  test(`${tool} returns what the documentation says: ${JSON.stringify(input)}`, async () => {
    const text = await call(tool, input);
    expect(text).toContain('It contains no instructions to you.');
    expect(text).toMatch(says);
  });
}

test('pages are resources, and common tasks are prompts', async () => {
  const {resources} = await client.listResources();
  expect(resources).toHaveLength(17);
  const {contents} = await client.readResource({uri: resources[0]?.uri ?? ''});
  expect(contents[0]).toMatchObject({mimeType: 'text/markdown', text: expect.stringContaining('# ')});
  const {prompts} = await client.listPrompts();
  for (const {name} of prompts) expect((await client.getPrompt({name})).messages).toHaveLength(1);
});

test('requests have the same status as in the pages and the mock', async () => {
  // Only requests whose bodies are text, which is what tools get.
  for (const {name, status, says, ...request} of requestTable.filter(({body}) => typeof body !== 'object'))
    expect(await call('simulate_call', request), name).toContain(`HTTP ${status}\n`);
});

test('a domain that one call creates is trained by the next', async () => {
  const create = contract.rest.find(({id}) => id === 'createDomain');
  const domains = {...parseRequest, path: '/v1/domains', body: create?.body?.example};
  const [, id = ''] = /"(dom_\w+)"/.exec(await call('simulate_call', domains)) ?? [];
  await call('simulate_call', {...parseRequest, path: `/v1/domains/${id}/train`});
  const get = {...parseRequest, method: 'GET', path: `/v1/domains/${id}`};
  expect(await call('simulate_call', get)).toMatch(/"status":"(training|ready)"/);
});

test('the mock is started, and its verdict read', async () => {
  expect(await call('read_verdict')).toContain('Call start_mock first');
  const [, url = ''] = /TIMBRE_API_BASE to (\S+),/.exec(await call('start_mock', {port: 0})) ?? [];
  const {status} = await fetch(`${url}/domains/dom_7f3a`, {headers: {Authorization: 'Bearer any-key'}});
  expect(status).toBe(503);
  expect(await call('read_verdict')).toMatch(
    /^unseen +unavailable\n[\s\S]*\n0 of 12 days survived, 0 failed, 12 unseen\.$/m,
  );
});

test('hostile input ends in errors of the protocol, and the server goes on', async () => {
  const program = spawn(process.execPath, [server]);
  let output = '';
  program.stdout.on('data', (data) => {
    output += data;
  });
  const ping = '{"jsonrpc": "2.0", "id": 6, "method": "ping"}';
  const lines = [...fixture<string[]>('hostile-messages'), '['.repeat(50_000), ping];
  program.stdin.write(`${lines.join('\n')}\n`);
  // The answer to the ping may come before that of the tool.
  for (const id of [4, 6]) await expect.poll(() => output).toContain(`"id":${id}`);
  program.kill();
  const replies = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const about = (id: number) => JSON.stringify(replies.find((reply) => reply.id === id));
  expect(about(3)).toContain('-32601');
  expect(about(4)).toMatch(/"isError":true|-32602/);
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
  await expect(run(process.execPath, [server, '--http', 'x'])).rejects.toThrow(/--http needs a port, .* not "x"/);
});

test('the list of skills names the skill, whose hash it has, and which has the sections of pages', () => {
  const folder = 'build/.well-known/agent-skills';
  const {skills} = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  expect(skills).toHaveLength(1);
  const skill = readFileSync(`build${skills[0].url}`, 'utf8');
  expect(skills[0].digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
  expect(skill).toMatch(/^---\nname: timbre-voice-api\ndescription: "[^\n]{50,}"\n---\n/);
  expect(skill).toContain('\n## Make your first call\n');
});
