import type {RawData, WebSocket} from 'ws';
import type {StreamCall, StreamMessage} from '../../plugins/api-reference/calls';
import {checkJson, show, type Violation} from './shape';

/** Milliseconds without audio after which the final message comes. */
const pauseBeforeFinal = 100;

/** WebSocket close code for a message that breaks the rules (RFC 6455, section 7.4.1). */
const policyViolation = 1008;

function checkConfig({schema, schemaName}: StreamMessage, data: RawData, isBinary: boolean): Violation[] {
  const where = 'first message';
  if (isBinary || !schema) return [{where, expected: `${schemaName} as JSON text`, came: 'a binary message'}];
  return checkJson(schema, String(data), where);
}

function checkAudio(data: RawData, isBinary: boolean): Violation[] {
  const where = 'message after the first';
  const expected = 'binary audio';
  if (!isBinary) return [{where, expected, came: `the text ${show(String(data))}`}];
  return Buffer.isBuffer(data) && data.length === 0 ? [{where, expected, came: 'an empty message'}] : [];
}

/**
 * Plays the server of a stream on an open connection: wants the configuration first, answers each piece of audio with
 * the example of the first documented answer, and a pause with that of the last. A message that departs from the
 * contract is reported and closes the connection.
 */
export function serveStream(socket: WebSocket, stream: StreamCall, report: (violations: Violation[]) => void): void {
  const [config] = stream.sends;
  const [partial] = stream.receives;
  const final = stream.receives.at(-1);
  let awaited = config;
  let pause: NodeJS.Timeout | undefined;

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const violations = awaited ? checkConfig(awaited, data, isBinary) : checkAudio(data, isBinary);
    const [first] = violations;
    if (first) {
      report(violations);
      socket.close(policyViolation, `${first.where}: expected ${first.expected}`.slice(0, 120));
    } else if (awaited) {
      awaited = undefined;
    } else {
      socket.send(JSON.stringify(partial?.example));
      clearTimeout(pause);
      pause = setTimeout(() => socket.send(JSON.stringify(final?.example)), pauseBeforeFinal);
    }
  });
  socket.on('error', ({message}) => report([{where: 'connection', expected: 'WebSocket frames', came: message}]));
  socket.on('close', () => clearTimeout(pause));
}
