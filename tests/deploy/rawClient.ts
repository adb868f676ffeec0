import {connect} from 'node:net';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

/** A response as it came over the wire. The status is 0 if the connection was closed without one. */
export interface Answer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** Decompressed. */
  body: string;
}

const timeoutMs = 5_000;

function dechunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (end < 0 || !size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

/** Parses the first response that came over a connection. */
function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  const [start = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => line.split(/:\s*(.*)/s, 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
  );
  const sent = bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? dechunk(sent) : sent;
  const decoders: Record<string, (coded: Buffer) => Buffer> = {br: brotliDecompressSync, gzip: gunzipSync};
  const decode = body.length ? decoders[headers['content-encoding'] ?? ''] : undefined;
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(start)?.[1] ?? 0),
    headers,
    body: (decode ? decode(body) : body).toString(),
  };
}

/** Sends bytes as they are, which no HTTP client would do, and reads until the server closes or falls silent. */
export function send(address: string, bytes: string): Promise<Answer> {
  const {hostname, port} = new URL(address);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(parse(Buffer.concat(received)));
    };
    socket.setTimeout(timeoutMs, end);
    socket.on('data', (data) => received.push(data));
    socket.on('close', end);
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : end()));
  });
}

/** Returns a request in the usual form, which closes its connection. */
export const request = (target: string, headers: Record<string, string> = {}, method = 'GET'): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({Host: 'site.example', Connection: 'close', ...headers}).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');
