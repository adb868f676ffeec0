import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {WebSocketServer} from 'ws';

interface Received {
  call: IncomingMessage;
  body: {text?: string; session_id?: string};
}

/** Starts an API that records calls. Like a broken one, it never responds to the text "stall", and rejects the key of "locked". */
export async function startRecordingApi() {
  const received: Received[] = [];
  const server = createServer(async (call, response) => {
    const body = (await json(call).catch(() => ({}))) as Received['body'];
    received.push({call, body});
    if (body.text === 'locked') response.statusCode = 401;
    if (body.text !== 'stall')
      response.setHeader('Content-Type', 'application/json').end('{"intent": "lights.turn_on"}');
  });
  const api = {
    received,
    /** Whether it accepts the key of streams. */
    acceptsStreams: true,
    streams: new WebSocketServer({server, verifyClient: (_, done) => done(api.acceptsStreams, 401)}),
    url: '',
    close() {
      for (const stream of api.streams.clients) stream.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return api;
}
