import type {RestCall, StreamCall} from '../calls';
import {javascript, literal} from './literal';
import {formOf, savedFile} from './request';
import {streamParts} from './stream';

const {string} = javascript;

/** The header's value, as a template in the sample. */
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
  return {
    before: [],
    header: [`    'Content-Type': ${string(call.body.contentType)},`],
    option: [`  body: JSON.stringify(${literal(call.body.example, javascript, 2)}),`],
  };
}

function imports(call: RestCall): string[] {
  const names = [...(formOf(call) ? ['readFile'] : []), ...(savedFile(call) ? ['writeFile'] : [])];
  return names.length > 0 ? [`import {${names.join(', ')}} from 'node:fs/promises';`, ''] : [];
}

/** A complete Node program for a call: an ES module without packages, made from the contract's example. */
export function javascriptCall(call: RestCall): string {
  const {before, header, option} = body(call);
  const file = savedFile(call);
  return [
    ...imports(call),
    ...before,
    `const response = await fetch(${string(call.url)}, {`,
    ...(call.method === 'GET' ? [] : [`  method: ${string(call.method)},`]),
    '  headers: {',
    `    Authorization: ${bearer},`,
    ...header,
    '  },',
    ...option,
    '});',
    '',
    'if (!response.ok) {',
    '  const {code, message} = await response.json();',
    `  throw new Error(\`\${code}: \${message}\`);`,
    '}',
    '',
    file
      ? `await writeFile(${string(file)}, Buffer.from(await response.arrayBuffer()));`
      : 'console.log(await response.json());',
  ].join('\n');
}

/** A complete Node program for a stream, with the `ws` package. */
export function javascriptStream(stream: StreamCall): string {
  const {config, file, end} = streamParts(stream);
  return `import {createReadStream} from 'node:fs';
import WebSocket from 'ws';

const socket = new WebSocket(${string(stream.url)}, {
  headers: {Authorization: ${bearer}},
});

socket.on('open', async () => {
  socket.send(JSON.stringify(${literal(config, javascript, 2)}));
  for await (const chunk of createReadStream(${string(file)})) {
    socket.send(chunk);
  }
});

socket.on('message', (data) => {
  const message = JSON.parse(data.toString());
  console.log(message);
  if (message.${end.field} === ${string(end.value)}) {
    socket.close();
  }
});`;
}
