import type {RestCall, StreamCall} from '../calls';
import {literal, python} from './literal';
import {formOf, savedFile} from './request';
import {streamParts} from './stream';

const {string} = python;
const step = 4;
const indented = (lines: string[]) =>
  lines.map((line) => ' '.repeat(step) + line.replaceAll('\n', `\n${' '.repeat(step)}`));

function request(call: RestCall): string[] {
  const form = formOf(call);
  const send = (content: string[]) => [
    `response = requests.${call.method.toLowerCase()}(`,
    ...indented([
      `${string(call.url)},`,
      `headers={"Authorization": f"Bearer {os.environ['TIMBRE_API_KEY']}"},`,
      ...content,
    ]),
    ')',
  ];
  if (!form) return send(call.body ? [`json=${literal(call.body.example, python, 0, step)},`] : []);
  const opened = form.files.map(([name, file]) => `open(${string(file)}, "rb") as ${name}`).join(', ');
  const files = form.files.map(([name]) => `${string(name)}: ${name}`).join(', ');
  const data = literal(Object.fromEntries(form.texts), python, 0, step);
  return [`with ${opened}:`, ...indented(send([`files={${files}},`, `data=${data},`]))];
}

/** A complete Python program for a call, with the `requests` package, made from the contract's example. */
export function pythonCall(call: RestCall): string {
  const file = savedFile(call);
  return [
    'import os',
    '',
    'import requests',
    '',
    ...request(call),
    '',
    'if not response.ok:',
    '    error = response.json()',
    `    raise SystemExit(f"{error['code']}: {error['message']}")`,
    '',
    ...(file
      ? [`with open(${string(file)}, "wb") as speech:`, '    speech.write(response.content)']
      : ['print(response.json())']),
  ].join('\n');
}

/** A complete Python program for a stream, with the `websocket-client` package. */
export function pythonStream(stream: StreamCall): string {
  const {config, file, end} = streamParts(stream);
  return `import json
import os

import websocket

socket = websocket.create_connection(
    ${string(stream.url)},
    header=[f"Authorization: Bearer {os.environ['TIMBRE_API_KEY']}"],
)

socket.send(json.dumps(${literal(config, python, 0, step)}))
with open(${string(file)}, "rb") as recording:
    while chunk := recording.read(65536):
        socket.send_binary(chunk)

message = {}
while message.get(${string(end.field)}) != ${string(end.value)}:
    message = json.loads(socket.recv())
    print(message)

socket.close()`;
}
