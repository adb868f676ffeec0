import {once} from 'node:events';
import WebSocket from 'ws';
import {sandboxContract} from '../../plugins/markdown/api-reference/operations';
import {contractPaths} from '../../plugins/shared/contractPaths';
import type {RestCall} from '../../src/sandbox/calls';
import type {RunningProgram} from './program';
import {homePage, signIn} from './server';

/** The path below which a sample server forwards the calls of the Web SDK. */
const prefix = '/voice';

const silence = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(1_600)]);

/** Returns the contract's example of a call as a request. */
function exampleOf({body}: RestCall): {headers: Record<string, string>; body: string | FormData} {
  const {contentType = '', example, schema} = body ?? {};
  const fields = Object.entries((example ?? {}) as Record<string, string>);
  if (contentType !== 'multipart/form-data')
    return {headers: {'Content-Type': contentType}, body: JSON.stringify(example)};
  const form = new FormData();
  for (const [name, value] of fields) {
    if (schema?.properties?.[name]?.contentMediaType) form.append(name, new Blob([silence]), value);
    else form.append(name, value);
  }
  return {headers: {}, body: form};
}

async function probeStream(address: string, config: unknown, headers: Record<string, string>): Promise<void> {
  const socket = new WebSocket(address, {headers});
  await once(socket, 'open');
  socket.send(JSON.stringify(config));
  socket.send(silence);
  const [first] = await once(socket, 'message');
  if (!String(first).includes('partial')) throw new Error(`the stream sent ${first}`);
  socket.close();
}

/** Opens a stream, and returns the status of the response: 101 if the server accepts it, 0 if it hangs up. */
export async function streamStatus(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(address, {headers});
  const refused = once(socket, 'unexpected-response').then(([, response]) => response);
  const accepted = once(socket, 'upgrade').then(([response]) => response);
  const {statusCode} = await Promise.race([refused, accepted]).catch(() => ({statusCode: 0}));
  socket.on('error', () => undefined).terminate();
  return statusCode;
}

/**
 * Makes every call that a page needs through a sample server, without a session and with one.
 * @throws Error if a call without a session reaches the API, or one with a session doesn't
 */
export async function probe(url: string, running: RunningProgram): Promise<void> {
  const home = await homePage(url, running);
  if (home.status >= 500) throw new Error(`expected a page at /, received ${home.status}`);
  const visitor = await signIn(url, running);
  // Pages don't create domains, and the Web SDK doesn't use the calls that other pages document.
  const {rest, streams} = sandboxContract(contractPaths);
  const calls = rest.filter(({path, documentedOn}) => !documentedOn && !path.startsWith('/domains'));
  for (const call of calls) {
    const path = prefix + call.path;
    const {headers, body} = exampleOf(call);
    const send = (more: Record<string, string>) =>
      fetch(url + path, {method: 'POST', headers: {...headers, ...more}, body});
    if ((await send({})).ok) throw new Error(`expected ${path} to be refused without a session`);
    const {ok, status} = await send(visitor);
    if (!ok) throw new Error(`expected ${path} to be forwarded, received ${status}`);
  }
  for (const {path, sends} of streams) {
    const address = url.replace('http:', 'ws:') + prefix + path;
    if ((await streamStatus(address)) === 101)
      throw new Error(`expected the WebSocket ${prefix}${path} to be refused without a session`);
    await probeStream(address, sends[0]?.example, visitor).catch(({message}) => {
      throw new Error(`expected the WebSocket ${prefix}${path} to be forwarded, received: ${message}`);
    });
  }
}
