import type {RestCall, StreamCall} from '../calls';
import {literal, python} from './literal';
import {bodyFile, formOf, outputFile} from './request';
import {streamParts} from './stream';

const {string} = python;
const step = 4;
const indented = (lines: string[]) =>
  lines.map((line) => ' '.repeat(step) + line.replaceAll('\n', `\n${' '.repeat(step)}`));

function request(call: RestCall): string[] {
  const form = formOf(call);
  const file = bodyFile(call);
  const bearer = `"Authorization": f"Bearer {os.environ['TIMBRE_API_KEY']}"`;
  const send = (content: string[], headers = `{${bearer}}`) => [
    `response = requests.${call.method.toLowerCase()}(`,
    ...indented([`${string(call.url)},`, `headers=${headers},`, ...content]),
    ')',
  ];
  if (file) {
    const headers = `{\n    ${bearer},\n    "Content-Type": ${string(call.body?.contentType ?? '')},\n}`;
    return [`with open(${string(file)}, "rb") as recording:`, ...indented(send(['data=recording,'], headers))];
  }
  if (!form) return send(call.body ? [`json=${literal(call.body.example, python, 0, step)},`] : []);
  const opened = form.files.map(([name, file]) => `open(${string(file)}, "rb") as ${name}`).join(', ');
  const files = form.files.map(([name]) => `${string(name)}: ${name}`).join(', ');
  const data = literal(Object.fromEntries(form.texts), python, 0, step);
  return [`with ${opened}:`, ...indented(send([`files={${files}},`, `data=${data},`]))];
}

/** Returns the lines that send a request until it succeeds, is refused, or has been sent too often. */
const attempts = (lines: string[], retries: number) => [
  `for attempt in range(${retries + 1}):`,
  ...indented([
    'if attempt > 0:',
    '    time.sleep(0.5 * 2 ** (attempt - 1) * random.uniform(0.5, 1))',
    'try:',
    ...indented(lines),
    'except requests.RequestException:',
    `    if attempt == ${retries}:`,
    '        raise',
    '    continue',
    'if response.status_code != 429 and response.status_code < 500:',
    '    break',
  ]),
];

/**
 * Returns a complete Python program for a call, with the `requests` package, made from the contract's example.
 * @param retries how many times it sends the request again after 429, a server error, or no response, after delays that
 *   double
 */
export function pythonCall(call: RestCall, retries = 0): string {
  const file = outputFile(call);
  return [
    'import os',
    ...(retries > 0 ? ['import random', 'import time'] : []),
    '',
    'import requests',
    '',
    ...(retries > 0 ? attempts(request(call), retries) : request(call)),
    '',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code}: {response.text}")',
    '',
    ...(file
      ? [`with open(${string(file)}, "wb") as speech:`, '    speech.write(response.content)']
      : ['print(response.json())']),
  ].join('\n');
}

/** Returns a complete Python program for a stream, with the `websocket-client` package. */
export function pythonStream(stream: StreamCall): string {
  const {config, file, end} = streamParts(stream);
  return `import json
import os

import websocket

# The end of the results isn't announced. The program closes the stream when none has arrived for two seconds.
QUIET_SECONDS = 2

try:
    socket = websocket.create_connection(
        ${string(stream.url)},
        header=[f"Authorization: Bearer {os.environ['TIMBRE_API_KEY']}"],
    )
except (OSError, websocket.WebSocketException) as error:
    raise SystemExit(f"The connection failed: {error}")

try:
    socket.send(json.dumps(${literal(config, python, 4, step)}))
    with open(${string(file)}, "rb") as recording:
        while chunk := recording.read(65536):
            socket.send_binary(chunk)

    socket.settimeout(QUIET_SECONDS)
    while text := socket.recv():
        message = json.loads(text)
        if message[${string(end.field)}] == ${string(end.value)}:
            print(message["text"])
    raise SystemExit("The server closed the stream.")
except websocket.WebSocketTimeoutException:
    pass
except (OSError, websocket.WebSocketException) as error:
    raise SystemExit(f"The stream ended: {error}")
finally:
    socket.close()`;
}
