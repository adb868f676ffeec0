import type {RestCall, StreamCall} from '../calls';
import {javascript, literal} from './literal';
import {bodyFile, formOf, outputFile, pathOf} from './request';
import {streamParts} from './stream';

const {string} = javascript;

/** Reads the base URL and the key under short names, so that no line is wider than its column of the reference. */
const settings = 'const {TIMBRE_API_BASE: api, TIMBRE_API_KEY: key} = process.env;';

function body(call: RestCall): {before: string[]; header: string[]; option: string[]} {
  const form = formOf(call);
  if (form) {
    const files = form.files.map(
      ([name, file]) =>
        `form.append(\n  ${string(name)},\n  new Blob([await readFile(${string(file)})]),\n  ${string(file)},\n);`,
    );
    const texts = form.texts.map(([name, value]) => `form.append(${string(name)}, ${string(value)});`);
    return {before: ['const form = new FormData();', ...files, ...texts, ''], header: [], option: ['  body: form,']};
  }
  if (!call.body) return {before: [], header: [], option: []};
  const file = bodyFile(call);
  const content = file
    ? `await readFile(${string(file)})`
    : `JSON.stringify(${literal(call.body.example, javascript, 2, 2, 'body: JSON.stringify(),'.length)})`;
  return {
    before: [],
    header: [`    'Content-Type': ${string(call.body.contentType)},`],
    option: [`  body: ${content},`],
  };
}

function imports(call: RestCall, retries: number): string[] {
  const names = [...(formOf(call) || bodyFile(call) ? ['readFile'] : []), ...(outputFile(call) ? ['writeFile'] : [])];
  const lines = [
    ...(names.length > 0 ? [`import {${names.join(', ')}} from 'node:fs/promises';`] : []),
    ...(retries > 0 ? ["import {setTimeout as wait} from 'node:timers/promises';"] : []),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

/** Returns the lines that send a request until it succeeds, is refused, or has been sent too often. */
function attempts(request: string[], retries: number): string[] {
  return [
    'let response;',
    `for (let attempt = 0; attempt <= ${retries}; attempt += 1) {`,
    '  if (attempt > 0) await wait(1000 * (2 ** (attempt - 1) + Math.random()));',
    '  try {',
    ...request.map((line) => `    ${line.replaceAll('\n', '\n    ')}`),
    '    if (response.status !== 429 && response.status < 500) break;',
    `    if (attempt < ${retries}) await response.arrayBuffer();`,
    '  } catch (error) {',
    `    if (attempt === ${retries}) throw error;`,
    '  }',
    '}',
  ];
}

/**
 * Returns a complete Node program for a call: an ES module without packages, made from the contract's example.
 * @param retries how many times it sends the request again after 429, a server error, or no response, after delays that
 *   double
 */
export function javascriptCall(call: RestCall, retries = 0): string {
  const {before, header, option} = body(call);
  const file = outputFile(call);
  const request = [
    `response = await fetch(\`\${api}${pathOf(call)}\`, {`,
    ...(call.method === 'GET' ? [] : [`  method: ${string(call.method)},`]),
    '  headers: {',
    `    Authorization: \`Bearer \${key}\`,`,
    ...(call.prefer ? [`    Prefer: ${string(call.prefer)},`] : []),
    ...header,
    '  },',
    ...option,
    '  signal: AbortSignal.timeout(30_000),',
    '});',
  ];
  return [
    ...imports(call, retries),
    settings,
    ...before,
    ...(retries > 0 ? attempts(request, retries) : [`const ${request.join('\n')}`]),
    '',
    'if (!response.ok) {',
    `  throw new Error(\`\${response.status}: \${await response.text()}\`);`,
    '}',
    '',
    ...(file
      ? ['const content = await response.arrayBuffer();', `await writeFile(${string(file)}, Buffer.from(content));`]
      : ['console.log(await response.json());']),
  ].join('\n');
}

/** Returns a complete Node program for a stream, with the `ws` package. It reads every utterance, then closes. */
export function javascriptStream(stream: StreamCall): string {
  const {config, file, types, end} = streamParts(stream);
  return `import {createReadStream} from 'node:fs';
import WebSocket from 'ws';

${settings}
let last;
let timer;
let failure;
let isSent = false;
let isDone = false;

const url = api.replace('http', 'ws') + ${string(stream.path)};
const socket = new WebSocket(url, {
  headers: {Authorization: \`Bearer \${key}\`},
  handshakeTimeout: 30_000,
});

// v1 doesn't specify how results end.
function closeWhenQuiet() {
  clearTimeout(timer);
  if (socket.readyState !== WebSocket.OPEN) return;
  if (!isSent && last) return;
  const wait = last === ${string(end.value)} ? 2_000 : 30_000;
  timer = setTimeout(() => {
    isDone = true;
    socket.close();
  }, wait);
}

socket.on('open', async () => {
  closeWhenQuiet();
  socket.send(JSON.stringify(${literal(config, javascript, 2, 2, 'socket.send(JSON.stringify());'.length)}));
  for await (const chunk of createReadStream(${string(file)})) {
    if (socket.readyState !== WebSocket.OPEN) return;
    await new Promise((sent) => socket.send(chunk, sent));
  }
  isSent = true;
  closeWhenQuiet();
});

socket.on('message', (data) => {
  let message;
  try {
    message = JSON.parse(data.toString());
  } catch {}
  // Ignore unspecified messages.
  if (!${literal(types, javascript)}.includes(message?.${end.field})) return;
  last = message.${end.field};
  if (last === ${string(end.value)}) console.log(message.text);
  closeWhenQuiet();
});

// A refused connection ends here, with its status.
socket.on('error', (error) => {
  failure = error.message;
});

socket.on('close', (code, reason) => {
  clearTimeout(timer);
  if (isDone && isSent && last === ${string(end.value)}) return;
  failure ??= isDone
    ? 'No ${end.value} result arrived.'
    : \`The stream ended early, with code \${code}. \${reason}\`;
  console.error(failure);
  process.exitCode = 1;
});`;
}
