import {createServer, type IncomingHttpHeaders} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {runProgram} from '../../../../../authoring/samples/program';
import {filledCall, placeholderKey} from '../../../../../src/islands/ApiConsole/request';
import type {SandboxRequest} from '../../../../../src/sandbox/request';
import {programs, type SampleLanguage} from '../../../../../src/sandbox/sampleCode';
import {folderWith} from '../../../../helpers/folder';
import {startLocally} from '../../../../helpers/localServer';
import type {draftOf} from './edits';

/** A part of a form. `bytes` has one character for each byte. */
interface Part {
  name: string;
  fileName?: string;
  type?: string;
  bytes: string;
}

/** What matters of a request: the same for programs that only write it differently. */
interface Arrived {
  method: string;
  path: string;
  headers: {authorization?: string; prefer?: string | string[]; type?: string};
  /** JSON without white space, the bytes, or the parts of a form by name. */
  body: string | Part[];
}

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

/** Returns JSON without white space. Strings and decimals get one spelling, but integers, which can be long, keep theirs. */
function compact(json: string): string {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[,:[\]{}]|[^\s",:[\]{}]+/g) ?? [];
  return tokens.map((token) => (/["e.]/.test(token) ? JSON.stringify(JSON.parse(token)) : token)).join('');
}

const bodyOf = (bytes: Buffer, type?: string) =>
  type === 'application/json' ? compact(bytes.toString()) : bytes.toString('latin1');

/** Returns a file's name with single backslashes: Python's urllib3 doubles them before its version 2. */
const plain = (fileName?: string) => fileName?.replaceAll('\\\\', '\\');

const byName = (parts: Part[]) => parts.toSorted((a, b) => (a.name < b.name ? -1 : 1));

function partOf(text: string): Part {
  const [head = '', ...content] = text.slice('\r\n'.length, -'\r\n'.length).split('\r\n\r\n');
  const fileName = /; filename="([^"\r\n]*)"/.exec(head)?.[1];
  // Python states no type for a file, which means the same.
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? (fileName && 'application/octet-stream');
  return {
    name: /; name="(\w+)"/.exec(head)?.[1] ?? head,
    fileName: plain(fileName),
    type,
    bytes: content.join('\r\n\r\n'),
  };
}

/** Returns a request as a server received it. */
function received(method: string, path: string, headers: IncomingHttpHeaders, bytes: Buffer): Arrived {
  const {authorization, prefer, 'content-type': contentType} = headers;
  const [, type, boundary] = /^([^;]+)(?:; boundary="?([^"]+))?/.exec(contentType ?? '') ?? [];
  const parts = boundary && bytes.toString('latin1').split(`--${boundary}`).slice(1, -1);
  const body = parts ? byName(parts.map(partOf)) : bodyOf(bytes, type);
  return {method, path, headers: {authorization, prefer: prefer as string | undefined, type}, body};
}

/** Returns a request as the page sends it. Names of files are written as browsers write them into forms. */
export function sentByPage({method, path, headers, body = ''}: SandboxRequest): Arrived {
  const {Authorization: authorization, Prefer: prefer, 'Content-Type': type} = headers;
  if (!Array.isArray(body)) {
    return {method, path, headers: {authorization, prefer, type}, body: bodyOf(Buffer.from(body as string), type)};
  }
  const parts = body.map(({name, value}): Part => {
    if (typeof value === 'string') return {name, bytes: asBytes(value)};
    const fileName = plain(asBytes(value.fileName.replace(/["\r\n]/g, encodeURIComponent)));
    return {name, fileName, type: 'application/octet-stream', bytes: Buffer.from(value.bytes).toString('latin1')};
  });
  return {method, path, headers: {authorization, prefer, type: 'multipart/form-data'}, body: byName(parts)};
}

// Programs that run every sample of a language, each in its own folder and with its own address. The argument is the server's.
const bash = `curl() { command curl --silent --show-error "$@"; }
for folder in */; do (
  TIMBRE_API_BASE="$1/curl/\${folder}v1"
  cd "$folder" && . "../\${folder%/}.sh" >/dev/null
) done`;
const node = `import {readdirSync} from 'node:fs';
const root = process.cwd();
console.log = () => {};
for (const entry of readdirSync('.', {withFileTypes: true}).filter((entry) => entry.isDirectory())) {
  process.chdir(root + '/' + entry.name);
  process.env.TIMBRE_API_BASE = process.argv[1] + '/javascript/' + entry.name + '/v1';
  await import('file://' + root + '/' + entry.name + '.mjs').catch(console.error);
}`;
const python = `import contextlib, os, runpy, sys, traceback
root = os.getcwd()
for entry in [entry for entry in os.scandir(".") if entry.is_dir()]:
    os.chdir(os.path.join(root, entry.name))
    os.environ["TIMBRE_API_BASE"] = f"{sys.argv[1]}/python/{entry.name}/v1"
    try:
        with contextlib.redirect_stdout(None):
            runpy.run_path(f"../{entry.name}.py")
    except (Exception, SystemExit):
        traceback.print_exc()`;

const drivers: Record<SampleLanguage, [extension: string, command: string, ...args: string[]]> = {
  curl: ['sh', 'bash', '-c', bash, 'driver'],
  javascript: ['mjs', process.execPath, '--input-type=module', '--eval', node],
  python: ['py', 'python3', '-c', python],
};

export const languages = Object.keys(drivers) as SampleLanguage[];

/**
 * Runs the code of calls in all languages against a server that accepts everything.
 * @returns what each call sent, in the order of the languages, and what the programs complained about
 */
export async function run(calls: ReturnType<typeof draftOf>[]) {
  const arrived = calls.map(() => languages.map((): Arrived[] => []));
  const server = createServer(async (request, response) => {
    const {method = '', headers} = request;
    const [, language = '', index, path = ''] = /^\/(\w+)\/(\d+)(.*)$/s.exec(request.url ?? '') ?? [];
    const all = arrived[Number(index)]?.[languages.indexOf(language as SampleLanguage)];
    all?.push(received(method, path, headers, await buffer(request)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const {url, stop} = await startLocally(server);
  const files: Record<string, string | Uint8Array> = {};
  for (const [index, {call, draft}] of calls.entries()) {
    files[`${index}/${draft.recording.fileName}`] = draft.recording.bytes;
    for (const language of languages)
      files[`${index}.${drivers[language][0]}`] = programs[language].write(filledCall(call, draft));
  }
  const root = folderWith(files);
  const env = {PATH: process.env.PATH, HOME: root, LANG: 'C.UTF-8', TIMBRE_API_KEY: placeholderKey};
  const ended = await Promise.all(
    languages.map((language) => {
      const [, command, ...args] = drivers[language];
      return runProgram(command, [...args, url], {cwd: root, env, limit: 50_000});
    }),
  );
  stop();
  return {arrived, errors: ended.map(({errors}) => errors).join('')};
}
