import type {RestCall, StreamCall} from '../calls';
import {javascript, literal} from './literal';
import {bodyFile, formOf, outputFile} from './request';
import {streamParts} from './stream';

const {string} = javascript;

/** The header's value, as a template literal of the sample. */
const bearer = `\`Bearer \${process.env.TIMBRE_API_KEY}\``;

function body(call: RestCall): {before: string[]; header: string[]; option: string[]} {
  const form = formOf(call);
  if (form) {
    const files = form.files.map(
      ([name, file]) => `form.append(${string(name)}, new Blob([await readFile(${string(file)})]), ${string(file)});`,
    );
    const texts = form.texts.map(([name, value]) => `form.append(${string(name)}, ${string(value)});`);
    return {before: ['const form = new FormData();', ...files, ...texts, ''], header: [], option: ['  body: form,']};
  }
  if (!call.body) return {before: [], header: [], option: []};
  const file = bodyFile(call);
  const content = file
    ? `await readFile(${string(file)})`
    : `JSON.stringify(${literal(call.body.example, javascript, 2)})`;
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
  const indented = request.map((line) => `    ${line.replaceAll('\n', '\n    ')}`);
  return [
    'let response;',
    `for (let attempt = 0; attempt <= ${retries}; attempt += 1) {`,
    '  if (attempt > 0) await wait(500 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));',
    '  try {',
    ...indented,
    '    if (response.status !== 429 && response.status < 500) break;',
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
    `response = await fetch(${string(call.url)}, {`,
    ...(call.method === 'GET' ? [] : [`  method: ${string(call.method)},`]),
    '  headers: {',
    `    Authorization: ${bearer},`,
    ...header,
    '  },',
    ...option,
    '});',
  ];
  return [
    ...imports(call, retries),
    ...before,
    ...(retries > 0 ? attempts(request, retries) : [`const ${request.join('\n')}`]),
    '',
    'if (!response.ok) {',
    `  throw new Error(\`\${response.status}: \${await response.text()}\`);`,
    '}',
    '',
    file
      ? `await writeFile(${string(file)}, Buffer.from(await response.arrayBuffer()));`
      : 'console.log(await response.json());',
  ].join('\n');
}

/** Returns a complete Node program for a stream, with the `ws` package. It reads every utterance, then closes. */
export function javascriptStream(stream: StreamCall): string {
  const {config, file, end} = streamParts(stream);
  return `import {createReadStream} from 'node:fs';
import WebSocket from 'ws';

// The end of the results isn't announced. The program closes the stream when none has arrived for two seconds.
const quietMs = 2000;
let timer;
let isSent = false;
let isDone = false;

const socket = new WebSocket(${string(stream.url)}, {
  headers: {Authorization: ${bearer}},
});

function closeWhenQuiet() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isDone = true;
    socket.close();
  }, quietMs);
}

socket.on('open', async () => {
  socket.send(JSON.stringify(${literal(config, javascript, 2)}));
  for await (const chunk of createReadStream(${string(file)})) {
    socket.send(chunk);
  }
  isSent = true;
  closeWhenQuiet();
});

socket.on('message', (data) => {
  const message = JSON.parse(data.toString());
  if (message.${end.field} === ${string(end.value)}) {
    console.log(message.text);
  }
  if (isSent) closeWhenQuiet();
});

// A refused connection ends here too, with its status in the message.
socket.on('error', (error) => {
  isDone = true;
  console.error(error.message);
  process.exitCode = 1;
});

socket.on('close', (code, reason) => {
  clearTimeout(timer);
  if (!isDone) {
    console.error(\`The stream ended early, with code \${code}. \${reason}\`);
    process.exitCode = 1;
  }
});`;
}
