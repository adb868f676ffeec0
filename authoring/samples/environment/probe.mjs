// Probes a sample server once it listens, with the calls that a page with the Web SDK makes to a reader's server.
import {once} from 'node:events';
import WebSocket from 'ws';

const silence = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(1_600)]);

function requestOf({contentType, example, file}) {
  if (contentType !== 'multipart/form-data') {
    return {headers: {'Content-Type': contentType}, body: JSON.stringify(example)};
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(example)) {
    if (name === file) body.append(name, new Blob([silence]), value);
    else body.append(name, value);
  }
  return {body};
}

/** Opens the address that the server printed, as a reader would, and returns the headers of a signed-in visitor. */
async function signIn(url, printed) {
  const [, path] = /http:\/\/localhost:\d+(\/\S+)/.exec(printed) ?? [];
  if (!path) return {};
  const {headers} = await fetch(url + path, {redirect: 'manual'});
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.length > 0 ? {Cookie: cookies.join('; ')} : {};
}

async function probeStream(address, config, headers) {
  const socket = new WebSocket(address, {headers});
  await once(socket, 'open');
  socket.send(JSON.stringify(config));
  socket.send(silence);
  const [first] = await once(socket, 'message');
  if (!String(first).includes('partial')) throw new Error(`the stream sent ${first}`);
  socket.close();
}

/** @throws Error when the server opens a stream for a visitor who hasn't signed in */
async function probeClosedStream(address, path) {
  const socket = new WebSocket(address);
  const outcome = await Promise.race([
    once(socket, 'open').then(() => 'open'),
    once(socket, 'unexpected-response').then(() => 'refused'),
  ]).catch(() => 'refused');
  socket.on('error', () => {}).terminate();
  if (outcome === 'open') throw new Error(`expected the WebSocket ${path} to be refused without a session`);
}

/** @throws Error when the server accepts a request of any size */
async function probeLimit(address, {contentType, example}, visitor) {
  const headers = {'Content-Type': contentType, ...visitor};
  const body = JSON.stringify({...example, text: 'a'.repeat(32_000_000)});
  const {status} = await fetch(address, {method: 'POST', headers, body});
  if (status !== 413) throw new Error(`expected a request of 32 MB to be refused with 413, received ${status}`);
}

/**
 * Makes every call that a page needs through the server at `url`, without a session and with one. `printed` is what the
 * server wrote to its console when it started.
 * @throws Error when a call without a session reaches the API, or one with a session doesn't
 */
export async function probe(url, printed) {
  const {prefix, calls, streams} = JSON.parse(process.env.TIMBRE_PROBES);
  const home = await fetch(url);
  if (home.status >= 500) throw new Error(`expected a page at ${new URL(url).pathname}, received ${home.status}`);
  const visitor = await signIn(url, printed);
  const json = calls.find(({contentType}) => contentType === 'application/json');
  if (visitor.Cookie && json) await probeLimit(url + prefix + json.path, json, visitor);
  for (const {path, ...call} of calls) {
    const {headers, body} = requestOf(call);
    const send = (more) => fetch(url + prefix + path, {method: 'POST', headers: {...headers, ...more}, body});
    if ((await send({})).ok) throw new Error(`expected ${prefix}${path} to be refused without a session`);
    const {ok, status} = await send(visitor);
    if (!ok) throw new Error(`expected ${prefix}${path} to be forwarded, received ${status}`);
  }
  for (const {path, config} of streams) {
    const address = url.replace('http:', 'ws:') + prefix + path;
    await probeClosedStream(address, prefix + path);
    await probeStream(address, config, visitor).catch((error) => {
      throw new Error(`expected the WebSocket ${prefix}${path} to be forwarded, received: ${error.message}`);
    });
  }
}
