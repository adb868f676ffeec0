// What a page of the Web SDK asks of the reader's own server, asked of a sample server once it listens.
import {once} from 'node:events';
import WebSocket from 'ws';

const silence = new Uint8Array(1_600);

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

async function probeStream(address, config) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  socket.send(JSON.stringify(config));
  socket.send(silence);
  const [first] = await once(socket, 'message');
  if (!String(first).includes('partial')) throw new Error(`the stream answered ${first}`);
  socket.close();
}

/**
 * Makes every call that a page needs through the server at `url`.
 * @throws Error when one of them is not forwarded
 */
export async function probe(url) {
  const {prefix, calls, streams} = JSON.parse(process.env.TIMBRE_PROBES);
  const home = await fetch(url);
  if (home.status >= 500) throw new Error(`expected a page at ${new URL(url).pathname}, came ${home.status}`);
  for (const {path, ...call} of calls) {
    const {ok, status} = await fetch(url + prefix + path, {method: 'POST', ...requestOf(call)});
    if (!ok) throw new Error(`expected ${prefix}${path} to be forwarded, came ${status}`);
  }
  for (const {path, config} of streams) {
    const address = url.replace('http:', 'ws:') + prefix + path;
    await probeStream(address, config).catch((error) => {
      throw new Error(`expected the WebSocket ${prefix}${path} to be forwarded, came: ${error.message}`);
    });
  }
}
