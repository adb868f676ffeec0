import type {RestCall, StreamCall} from '../calls';
import {literal, python} from './literal';
import {bodyFile, formOf, outputFile, pathOf} from './request';
import {streamParts} from './stream';

const {string} = python;
const step = 4;

/** Reads the base URL and the key under short names, so that no line is wider than its column of the reference. */
const settings = ['api = os.environ["TIMBRE_API_BASE"]', 'key = os.environ["TIMBRE_API_KEY"]'];

const indented = (lines: string[]) =>
  lines.map((line) => ' '.repeat(step) + line.replaceAll('\n', `\n${' '.repeat(step)}`));

/** Returns an open file as a field of a form. `requests` takes no name with an angle bracket at an end for one. */
const named = (variable: string, file: string) => (/^<|>$/.test(file) ? `(${string(file)}, ${variable})` : variable);

function request(call: RestCall): string[] {
  const form = formOf(call);
  const file = bodyFile(call);
  const headers = ['"Authorization": f"Bearer {key}"', ...(call.prefer ? [`"Prefer": ${string(call.prefer)}`] : [])];
  if (file) headers.push(`"Content-Type": ${string(call.body?.contentType ?? '')}`);
  const [open, between, close] = headers.length > 1 ? ['{\n    ', ',\n    ', ',\n}'] : ['{', '', '}'];
  const send = (content: string[]) => [
    `response = requests.${call.method.toLowerCase()}(`,
    ...indented([
      `f"{api}${pathOf(call)}",`,
      `headers=${open}${headers.join(between)}${close},`,
      ...content,
      'timeout=30,',
    ]),
    ')',
  ];
  if (file) return [`with open(${string(file)}, "rb") as recording:`, ...indented(send(['data=recording,']))];
  if (!form)
    return send(call.body ? [`json=${literal(call.body.example, python, 0, step, '    json=,'.length)},`] : []);
  const opened = form.files.map(([name, file]) => `open(${string(file)}, "rb") as ${name}`).join(', ');
  const files = form.files.map(([name, file]) => `${string(name)}: ${named(name, file)}`).join(', ');
  const data = literal(Object.fromEntries(form.texts), python, 0, step, '    data=,'.length);
  return [`with ${opened}:`, ...indented(send([`files={${files}},`, `data=${data},`]))];
}

/** Returns the lines that send a request until it succeeds, is refused, or has been sent too often. */
const attempts = (lines: string[], retries: number) => [
  `for attempt in range(${retries + 1}):`,
  ...indented([
    'if attempt > 0:',
    '    time.sleep(2 ** (attempt - 1) + random.random())',
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
    ...settings,
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

/** Returns a complete Python program for a stream, with the `websocket-client` package. It reads while it sends. */
export function pythonStream(stream: StreamCall): string {
  const {config, file, types, end} = streamParts(stream);
  return `import json
import os
import queue
import threading

import websocket

${settings.join('\n')}
received = queue.Queue()


def read():
    """Prints each ${end.value} text. Passes each message's type on."""
    try:
        while True:
            try:
                opcode, data = socket.recv_data()
            except websocket.WebSocketTimeoutException:
                continue  # A pause in live audio has no limit.
            if opcode == websocket.ABNF.OPCODE_CLOSE:
                raise OSError("the server closed it")
            try:
                message = json.loads(data)
                kind = message[${string(end.field)}]
            except (KeyError, TypeError, ValueError):
                continue  # Ignore unspecified messages.
            if kind == ${string(end.value)}:
                print(message["text"], flush=True)
            if kind in ${literal(types, python)}:
                received.put(kind)
    except (OSError, websocket.WebSocketException) as error:
        received.put(error)


try:
    socket = websocket.create_connection(
        api.replace("http", "ws", 1) + ${string(stream.path)},
        timeout=30,
        header=[f"Authorization: Bearer {key}"],
    )
except (OSError, websocket.WebSocketException) as error:
    raise SystemExit(f"The connection failed: {error}")

last = None
try:
    threading.Thread(target=read, daemon=True).start()
    socket.send(json.dumps(${literal(config, python, 4, step, 'socket.send(json.dumps())'.length)}))
    with open(${string(file)}, "rb") as recording:
        while chunk := recording.read(65536):
            socket.send_binary(chunk)

    # v1 doesn't specify how results end.
    while True:
        last = received.get(timeout=2 if last == ${string(end.value)} else 30)
        if isinstance(last, Exception):
            raise last
except (queue.Empty, websocket.WebSocketTimeoutException):
    if last != ${string(end.value)}:
        raise SystemExit("No ${end.value} result arrived.")
except (OSError, websocket.WebSocketException) as error:
    raise SystemExit(f"The stream ended early: {error}")
finally:
    socket.close()`;
}
