/** @jest-environment node */
import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {filledCall, placeholderKey, requestOf, violationsOf} from '../../../src/islands/ApiConsole/request';
import {programs} from '../../../src/sandbox/programs';
import {header, readBody, type SandboxRequest} from '../../../src/sandbox/request';
import {drafts, type Entered} from '../../helpers/drafts';
import {folderWith} from '../../helpers/folder';

const run = promisify(execFile);

/** How to run the samples of a language that are in the folders below one. */
const runners = {
  curl: {file: 'sample.sh', command: ['bash', 'run-samples.sh']},
  javascript: {file: 'sample.mjs', command: [process.execPath, 'runSamples.mjs']},
  python: {file: 'sample.py', command: ['python3', 'run_samples.py']},
};

const count = 500;

/** Returns what a request says, however it is encoded. */
async function meaning({method, path, headers, body = ''}: SandboxRequest): Promise<object> {
  const contentType = header({headers} as SandboxRequest, 'Content-Type') ?? '';
  const read = body instanceof Uint8Array ? await readBody(contentType, body) : body;
  const isForm = Array.isArray(read);
  const fields =
    isForm &&
    read.map(({name, value}) => (typeof value === 'string' ? [name, value] : [name, value.fileName, ...value.bytes]));
  const bytes = Buffer.from((isForm ? '' : read) as Uint8Array);
  return {
    ...{method, path},
    authorization: header({headers} as SandboxRequest, 'Authorization'),
    prefer: header({headers} as SandboxRequest, 'Prefer'),
    type: isForm ? 'form' : contentType,
    body: fields
      ? fields.sort()
      : contentType === 'application/json'
        ? JSON.parse(String(bytes))
        : bytes.toString('latin1'),
  };
}

/** Returns whether the console refuses a path: a client would drop `.` and `..` from it. */
const leavesPath = ({call, draft}: Entered): boolean =>
  call.parameters.some(({name}) => /^\.{1,2}$/.test(draft.values[name] ?? ''));

test(`${count} random requests are the same in the page and in the code for curl, JavaScript, and Python`, async () => {
  const all = fc.sample(drafts, {seed: 5, numRuns: count});
  const refused = all.filter(leavesPath);
  for (const {call, draft} of refused) expect(violationsOf(call, draft)).not.toEqual([]);
  const sent = all.filter((entered) => !leavesPath(entered));
  expect(sent.length).toBeGreaterThan(count * 0.8);

  const folder = folderWith({});
  const settings = folderWith({'.curlrc': 'silent\nshow-error\n'});
  for (const [index, {call, draft}] of sent.entries()) {
    const place = join(folder, String(index));
    mkdirSync(place);
    writeFileSync(join(place, draft.recording.fileName), draft.recording.bytes);
    for (const [language, {file}] of Object.entries(runners))
      writeFileSync(join(place, file), programs[language as keyof typeof programs].write(filledCall(call, draft)));
  }

  const received = new Map<string, SandboxRequest>();
  const server = createServer(async (request, response) => {
    const [, language = '', index = '', ...rest] = (request.url ?? '').split('/');
    const {method = '', headers} = request;
    const body = new Uint8Array(await buffer(request));
    received.set(`${language} ${index}`, {
      method,
      path: `/${rest.join('/')}`,
      headers: headers as Record<string, string>,
      body,
    });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {...process.env, TIMBRE_API_KEY: placeholderKey, CURL_HOME: settings};
  const outputs = await Promise.all(
    Object.values(runners).map(({command: [program = '', script = '']}) =>
      run(program, [resolve('tests/fixtures', script), folder, url], {env, timeout: 40_000}).catch((error) => error),
    ),
  );
  server.close();

  const different = [];
  for (const [index, {call, draft}] of sent.entries()) {
    const page = JSON.stringify(await meaning(requestOf(call, draft)));
    for (const language of Object.keys(runners)) {
      const request = received.get(`${language} ${index}`);
      const code = JSON.stringify(request && (await meaning(request)));
      if (code !== page) different.push(`${index}, ${language}: the page sends ${page}, the code ${code}`);
    }
  }
  expect(different).toEqual([]);
  expect(outputs.map(({stderr}) => stderr).join('')).toBe('');
}, 60_000);
