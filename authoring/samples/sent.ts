import type {Request} from '../mock/http';

/** A value as text, whatever order its fields were written in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
  return `{${entries.map(([name, inner]) => `"${name}":${canonical(inner)}`).join()}}`;
}

async function contentOf({headers, body}: Request): Promise<string> {
  const contentType = headers['content-type'] ?? '';
  if (contentType.startsWith('multipart/')) {
    const response = new Response(new Uint8Array(body), {headers: {'content-type': contentType}});
    const entries = [...(await response.formData())];
    return entries
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
      .sort()
      .join(' ');
  }
  return contentType.startsWith('application/json') ? canonical(JSON.parse(String(body))) : `${body.length} bytes`;
}

/** What a request asks for, in a form in which two languages' requests can be compared. */
export async function sentOf(request: Request): Promise<string> {
  const content = await contentOf(request).catch(() => 'something unreadable');
  return `${request.method} ${request.path} ${content}`;
}
