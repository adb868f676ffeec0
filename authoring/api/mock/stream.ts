import type {WebSocket} from 'ws';
import type {Violation} from '../../../src/sandbox/schema';
import type {StreamEvent, StreamSession} from '../../../src/sandbox/stream';

/**
 * Connects a session of the sandbox to a WebSocket: passes messages on, and calls the session when it's due.
 * @param report called with the violations that close the connection
 */
export function serveStream(
  socket: WebSocket,
  session: StreamSession,
  report: (violations: Violation[]) => void,
): void {
  let timer: NodeJS.Timeout | undefined;

  const perform = (events: StreamEvent[]): void => {
    for (const event of events) {
      if (event.kind === 'send') {
        socket.send(JSON.stringify(event.message));
      } else {
        if (event.violations.length > 0) report(event.violations);
        socket.close(event.code, event.reason);
      }
    }
    clearTimeout(timer);
    if (session.due !== undefined) {
      timer = setTimeout(() => perform(session.tick()), Math.max(0, session.due - Date.now()));
    }
  };

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    perform(session.receive(isBinary ? new Uint8Array(data as Buffer) : String(data)));
  });
  socket.on('error', ({message}) => {
    report([{where: 'connection', expected: 'WebSocket frames', received: message}]);
  });
  socket.on('close', () => {
    session.close();
    clearTimeout(timer);
  });
}
