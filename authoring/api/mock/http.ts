import type {IncomingMessage} from 'node:http';
import {refusal} from '../../../src/sandbox/replies';
import {readBody, type SandboxRequest, type SandboxResponse} from '../../../src/sandbox/request';

/** A request, and the size of its body. */
export interface Incoming {
  request: SandboxRequest;
  size: number;
  /** The refusal of a request that the API doesn't get. */
  denied?: SandboxResponse;
}

/** The largest body that the mock reads, in bytes. */
const maxBody = 64_000_000;

/** Returns a request without its body, such as one that opens a WebSocket. */
export function requestHead({url = '/', method = '', headers}: IncomingMessage): SandboxRequest {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {method, path: url, headers: Object.fromEntries(entries)};
}

/** Reads a whole request, or returns `undefined` if the client disconnected before its end. Too large a body is left out. */
export async function readRequest(message: IncomingMessage): Promise<Incoming | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message) {
      size += chunk.length;
      if (size <= maxBody) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    return undefined;
  }
  const body = await readBody(message.headers['content-type'] ?? '', Buffer.concat(chunks));
  const found = {status: 413, where: 'body', expected: `at most ${maxBody} bytes`, received: `${size} bytes`};
  return {request: {...requestHead(message), body}, size, denied: size > maxBody ? refusal(found) : undefined};
}
