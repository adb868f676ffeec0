/** @jest-environment node */
import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import WebSocket from 'ws';
import {streamStatus} from '../../../authoring/samples/probe';
import {api, as, describeServers, post, restart, server} from '../../helpers/sampleServers';

describeServers(() => {
  it.each(['garbage', 'moved'])('returns 502 after a response such as %s', async (text) => {
    expect((await post('/nlu/parse', {text}, await as('unlucky'))).status).toBe(502);
    expect(server.printed()).not.toContain('You said');
  });

  it('passes on the status of a refused stream, but only that of an error', async () => {
    const visitor = await as('refused');
    for (const [received, sent] of [
      [429, 429],
      [200, 502],
      [401, 502],
      [307, 502],
    ] as const) {
      api.streamStatus = received;
      expect(await streamStatus(server.streamUrl, visitor)).toBe(sent);
    }
    api.streamStatus = 101;
    expect(server.printed()).toMatch(/refused \S+stream 502/);
  });

  it('passes on how long to wait, and logs only the code of an error', async () => {
    const response = await post('/nlu/parse', {text: 'busy'}, await as('eager'));
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('7');
    expect(server.printed()).toMatch(/ eager \/nlu\/parse 429 limit$/m);
    expect(server.printed()).not.toContain('You said');
  });

  it('forwards messages of any kind, and logs the end of a stream', async () => {
    api.streams.once('connection', (socket) => {
      socket.send(Buffer.from('binary'));
      socket.send('text');
      socket.close(4000);
    });
    const stream = new WebSocket(server.streamUrl, {headers: await as('listener')});
    const messages: unknown[] = [];
    stream.on('message', (data, isBinary) => messages.push([String(data), isBinary]));
    expect((await once(stream, 'close'))[0]).toBe(4000);
    expect(messages).toEqual([
      ['binary', true],
      ['text', false],
    ]);
    while (!/ listener \S+stream closed/.test(server.printed())) await wait(10);
  });

  it('closes the connection of a refused stream, although the client keeps it open', async () => {
    const socket = connect({host: '127.0.0.1', port: Number(new URL(server.url).port), allowHalfOpen: true});
    socket.write('GET /nope HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.resume();
    await once(socket, 'end');
    const writing = setInterval(() => socket.write('a'), 20);
    await once(socket, 'error');
    clearInterval(writing);
  });

  it("doesn't start with a key that no header can contain, and doesn't show it", async () => {
    const failure = await restart({TIMBRE_API_KEY: 'my-key\n'}).catch(({message}) => message);
    expect(failure).toContain('TIMBRE_API_KEY');
    expect(failure).not.toContain('my-key');
  });
});
