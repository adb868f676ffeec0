import {type IncomingHttpHeaders, type IncomingMessage, STATUS_CODES} from 'node:http';

/** A request as it came, read to its end. */
export interface Request {
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer, ready to be sent. */
export interface Reply {
  status: number;
  contentType: string;
  body: string | Buffer;
}

/** A request without its body, such as one that opens a WebSocket. */
export function requestHead({url = '/', method = '', headers}: IncomingMessage): Request {
  const [path = '/'] = url.split('?');
  return {method, path, query: url.slice(path.length), headers, body: Buffer.alloc(0)};
}

/** A request with its body; undefined when the client went away before its end. */
export async function wholeRequest(message: IncomingMessage): Promise<Request | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of message) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return {...requestHead(message), body: Buffer.concat(chunks)};
}

/** An answer as HTTP text, for a connection that will not become a WebSocket. */
export function responseText({status, contentType, body}: Reply): string {
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Content-Type: ${contentType}`, 'Connection: close'];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
