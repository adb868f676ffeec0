import type {RawData, WebSocket} from 'ws';
import type {ServerMessage, StreamEvent, StreamSession} from '../../../src/sandbox/stream';
import {type Settings, waitOf} from './faults';
import {limits, type Recording} from './recorder';

/** How late messages are in a stream with late partial messages, in milliseconds. */
const lateness = 1_500;

/** The code with which the server closes a stream early: an internal error. */
const earlyClose = 1011;

/**
 * Connects a session of the sandbox to a WebSocket: passes messages on as arranged, records them, and calls the session when
 * it's due.
 */
export function serveStream(socket: WebSocket, session: StreamSession, arranged: Settings, recording: Recording): void {
  const {exchange, addMessage, report} = recording;
  const {stream, drop} = arranged;
  const audio: Uint8Array[] = [];
  let timer: NodeJS.Timeout | undefined;
  let readyAt = 0;
  let isClosing = false;

  exchange.status = 101;
  exchange.messages = [];
  report([]);

  const close = (code: number, reason: string) => {
    isClosing = true;
    socket.close(code, reason);
  };

  function transmit(message: ServerMessage): void {
    if (socket.readyState !== socket.OPEN) return;
    const text = JSON.stringify(message);
    for (let copies = stream === 'repeated-final' && message.type === 'final' ? 2 : 1; copies > 0; copies -= 1) {
      socket.send(text);
      addMessage({from: 'server', kind: 'text', content: text, size: Buffer.byteLength(text)});
    }
    if (stream === 'early-close') close(earlyClose, 'Arranged by the mock');
    if (drop !== (message.type === 'final' ? 'after' : 'in')) return;
    isClosing = true;
    socket.terminate();
  }

  function send(message: ServerMessage): void {
    if (stream === 'silent') return;
    const wait = waitOf(arranged) + (stream === 'late-partials' ? lateness : 0);
    // Random times don't change the order.
    readyAt = Math.max(readyAt, Date.now() + wait);
    if (wait === 0) transmit(message);
    else setTimeout(transmit, readyAt - Date.now(), message).unref();
  }

  const perform = (events: StreamEvent[]): void => {
    for (const event of events) {
      if (event.kind === 'send') send(event.message);
      else {
        const message = exchange.messages?.at(-1);
        if (message) message.isWrong = true;
        report(event.violations);
        close(event.code, event.reason);
      }
    }
    clearTimeout(timer);
    if (session.due !== undefined) timer = setTimeout(() => perform(session.tick()), session.due - Date.now());
  };

  socket.on('message', (data: RawData, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const bytes = new Uint8Array(data as Buffer);
    const content = isBinary ? '' : String(data);
    addMessage({from: 'client', kind: isBinary ? 'audio' : 'text', content, size: bytes.length});
    if (isBinary && exchange.size <= limits.recording) audio.push(bytes);
    perform(session.receive(isBinary ? bytes : content));
  });
  socket.on('error', ({message: received}) => report([{where: 'connection', expected: 'WebSocket frames', received}]));
  socket.on('close', (code, reason) => {
    const from = isClosing ? 'server' : 'client';
    addMessage({from, kind: 'close', content: `${code} ${reason}`.trim(), size: 0});
    recording.keepAudio(Buffer.concat(audio));
    session.close();
    clearTimeout(timer);
  });
}
