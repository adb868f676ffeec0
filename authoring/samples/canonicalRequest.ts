import {inspect} from 'node:util';
import {header, pathOf, type SandboxRequest, sizeOf, textOf} from '../../src/sandbox/request';

/** Returns a value as text that doesn't depend on the order of its fields. */
const canonical = (value: unknown) =>
  inspect(value, {sorted: true, depth: null, breakLength: Number.POSITIVE_INFINITY});

function contentOf(request: SandboxRequest): string {
  const {body} = request;
  if (Array.isArray(body)) {
    const fields = body.map(({name, value}) => `${name}=${typeof value === 'string' ? value : value.fileName}`);
    return fields.sort().join(' ');
  }
  const isJson = header(request, 'Content-Type')?.startsWith('application/json');
  return isJson ? canonical(JSON.parse(textOf(body))) : `${sizeOf(body)} bytes`;
}

/** Returns a request as text, so that requests of samples in different languages can be compared. */
export function canonicalRequest(request: SandboxRequest): string {
  const address = `${request.method} ${pathOf(request)}`;
  try {
    return `${address} ${contentOf(request)}`;
  } catch {
    return `${address} something unreadable`;
  }
}
