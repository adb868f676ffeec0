import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

/** A client that survives bad days or, with the argument `careless`, makes a mistake on most of them. */
const isCareless = process.argv[2] === 'careless';
/** The code with which a server closes a stream early. */
const serverError = 1011;
const base = process.env.TIMBRE_API_BASE;
const headers = {Authorization: 'Bearer any-key', 'Content-Type': 'application/json'};

/** Sends a call, again after a failure. The careless client repeats everything, too soon, and gives up slow responses. */
async function call(path, body, isSafe = true) {
  for (const pause of isCareless ? [600, 150, 0] : [300, 600, 1_200, 0]) {
    const signal = AbortSignal.timeout(isCareless ? 1_000 : 30_000);
    const options = {method: 'POST', headers, body: JSON.stringify(body), signal};
    const response = await fetch(base + path, options).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    const status = text === undefined ? 500 : response.status;
    const isTemporary = isCareless || status === 429 || (status >= 500 && isSafe);
    if (pause === 0 || status < 400 || !isTemporary) return;
    const told = Number(response?.headers.get('Retry-After') ?? 0) * 1_000;
    await sleep(isCareless ? pause : Math.max(pause, told));
  }
}

/** Streams an utterance. The careless client opens the next one too late, and doesn't close a silent one. */
async function stream() {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/recognize/stream`, {headers});
  await once(socket, 'open');
  socket.on('message', (data) => JSON.parse(data).type === 'final' && socket.close());
  setTimeout(() => socket.close(), isCareless ? 8_000 : 2_000).unref();
  socket.send(JSON.stringify({language: 'en-US', model: 'general'}));
  socket.send(Buffer.alloc(3_200));
  const [code] = await once(socket, 'close');
  if (code !== serverError) return;
  await sleep(isCareless ? 5_000 : 300);
  if (!isCareless) await stream();
}

for (const text of ['Hello.', 'Goodbye.']) await call('/assistant/converse', {text, session_id: 'session'}, false);
await call('/tts/generate', {text: 'Hello. '.repeat(isCareless ? 100 : 10)});
for (let count = 1; count <= 6; count += 1) await call('/nlu/parse', {text: `Turn on light ${count}`});
for (let count = 1; count <= 3; count += 1) await stream();
