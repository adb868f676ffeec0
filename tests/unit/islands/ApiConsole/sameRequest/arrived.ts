import type {IncomingHttpHeaders} from 'node:http';
import type {SandboxRequest} from '../../../../../src/sandbox/request';

/** A part of a form. `bytes` has one character for each byte. */
interface Part {
  name: string;
  fileName?: string;
  type?: string;
  bytes: string;
}

/** What matters of a request: the same for programs that only write it differently. */
export interface Arrived {
  method: string;
  path: string;
  headers: {authorization?: string; prefer?: string | string[]; type?: string};
  /** JSON without white space, the bytes, or the parts of a form by name. */
  body: string | Part[];
}

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

/** Returns JSON without white space. Strings and decimals get one spelling, but integers, which can be long, keep theirs. */
function compact(json: string): string {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[,:[\]{}]|[^\s",:[\]{}]+/g) ?? [];
  return tokens.map((token) => (/["e.]/.test(token) ? JSON.stringify(JSON.parse(token)) : token)).join('');
}

const bodyOf = (bytes: Buffer, type?: string) =>
  type === 'application/json' ? compact(bytes.toString()) : bytes.toString('latin1');

/** Returns a file's name with single backslashes: Python's urllib3 doubles them before its version 2. */
const plain = (fileName?: string) => fileName?.replaceAll('\\\\', '\\');

const byName = (parts: Part[]) => parts.toSorted((a, b) => (a.name < b.name ? -1 : 1));

function partOf(text: string): Part {
  const [head = '', ...content] = text.slice('\r\n'.length, -'\r\n'.length).split('\r\n\r\n');
  const fileName = /; filename="([^"\r\n]*)"/.exec(head)?.[1];
  // Python states no type for a file, which means the same.
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? (fileName && 'application/octet-stream');
  return {
    name: /; name="(\w+)"/.exec(head)?.[1] ?? head,
    fileName: plain(fileName),
    type,
    bytes: content.join('\r\n\r\n'),
  };
}

/** Returns a request as a server received it. */
export function received(method: string, path: string, headers: IncomingHttpHeaders, bytes: Buffer): Arrived {
  const {authorization, prefer, 'content-type': contentType} = headers;
  const [, type, boundary] = /^([^;]+)(?:; boundary="?([^"]+))?/.exec(contentType ?? '') ?? [];
  const parts = boundary && bytes.toString('latin1').split(`--${boundary}`).slice(1, -1);
  const body = parts ? byName(parts.map(partOf)) : bodyOf(bytes, type);
  return {method, path, headers: {authorization, prefer: prefer as string | undefined, type}, body};
}

/** Returns a request as the page sends it. Names of files are written as browsers write them into forms. */
export function sentByPage({method, path, headers, body = ''}: SandboxRequest): Arrived {
  const {Authorization: authorization, Prefer: prefer, 'Content-Type': type} = headers;
  if (!Array.isArray(body)) {
    return {method, path, headers: {authorization, prefer, type}, body: bodyOf(Buffer.from(body as string), type)};
  }
  const parts = body.map(({name, value}): Part => {
    if (typeof value === 'string') return {name, bytes: asBytes(value)};
    const fileName = plain(asBytes(value.fileName.replace(/["\r\n]/g, encodeURIComponent)));
    return {name, fileName, type: 'application/octet-stream', bytes: Buffer.from(value.bytes).toString('latin1')};
  });
  return {method, path, headers: {authorization, prefer, type: 'multipart/form-data'}, body: byName(parts)};
}
