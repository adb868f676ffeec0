import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import {WebSocketServer} from 'ws';
import {startLocally} from './localServer';

interface Received {
  call: IncomingMessage;
  body: {text?: string; session_id?: string};
}

/** The responses to some texts, like those of a broken API. It never responds to "stall", and never ends "drip". */
const faults: Record<string, (response: ServerResponse) => unknown> = {
  stall: () => undefined,
  drip: (response) => response.write('{'),
  locked: (response) => response.writeHead(401).end('{"code": "unauthorized"}'),
  busy: (response) =>
    response.writeHead(429, {'Retry-After': '7'}).end('{"message": "You said: busy", "code": "limit"}'),
  moved: (response) => response.writeHead(302, {Location: '/'}).end(),
  garbage: ({socket}) => socket?.end('You said: garbage\r\n\r\n'),
};

/** Starts an API that records calls. */
export async function startRecordingApi() {
  const received: Received[] = [];
  const server = createServer(async (call, response) => {
    const body = (await json(call).catch(() => ({}))) as Received['body'];
    received.push({call, body});
    response.setHeader('Content-Type', 'application/json');
    const respond = faults[body.text ?? ''] ?? (() => response.end('{"intent": "lights.turn_on"}'));
    respond(response);
  });
  const {url, stop} = await startLocally(server);
  const api = {
    url: `${url}/v1`,
    received,
    /** The status of streams: 101 accepts them. A redirect leads to a stream that is accepted. */
    streamStatus: 101,
    streams: new WebSocketServer({
      server,
      verifyClient: ({req}, done) =>
        done(api.streamStatus === 101 || req.url === '/moved', api.streamStatus, '', {Location: '/moved'}),
    }),
    close() {
      for (const stream of api.streams.clients) stream.terminate();
      stop();
    },
  };
  return api;
}
