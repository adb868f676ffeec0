import type {Violation} from './schema';

/** A field of a multipart form: a text, or a file. */
export interface FormField {
  name: string;
  value: string | {fileName: string; bytes: Uint8Array};
}

/** A request to the sandbox. */
export interface SandboxRequest {
  method: string;
  /** The path from the host, with its query if it has one: `/v1/nlu/parse`. */
  path: string;
  /** Headers by name, in any case. A form needs no `Content-Type` header. */
  headers: Record<string, string>;
  /** Text, bytes, or the fields of a multipart form. */
  body?: string | Uint8Array | FormField[];
}

/** A response from the sandbox. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON as text, or audio as bytes. */
  body: string | Uint8Array;
  /** How the request departs from the contract. Empty for a request that was accepted or asked to fail. */
  violations: Violation[];
}

/** Returns a response with a JSON body. */
export const jsonResponse = (status: number, value: unknown): SandboxResponse => ({
  status,
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(value),
  violations: [],
});

/** Returns the value of a header, whatever the case of its name. */
export function header({headers}: Pick<SandboxRequest, 'headers'>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** Returns the path of a request without its query. */
export const pathOf = ({path}: Pick<SandboxRequest, 'path'>): string => path.split('?')[0] ?? '';

/** Returns a body as text; for a form, an empty string. */
export function textOf(body: SandboxRequest['body']): string {
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  return typeof body === 'string' ? body : '';
}

/** Returns the number of bytes in a body; for a form, the number of its fields. */
export function sizeOf(body: SandboxRequest['body'] = ''): number {
  return typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
}

/**
 * Reads the body of an HTTP request: a multipart form as its fields, anything else as it is.
 * @returns the bytes when a form can't be read, which the sandbox then refuses
 */
export async function readBody(contentType: string, bytes: Uint8Array): Promise<SandboxRequest['body']> {
  if (!/^multipart\/form-data\b/i.test(contentType)) return bytes;
  const response = new Response(new Uint8Array(bytes), {headers: {'Content-Type': contentType}});
  const form = await response.formData().catch(() => undefined);
  if (!form) return bytes;
  return Promise.all(
    [...form].map(async ([name, value]): Promise<FormField> => {
      if (typeof value === 'string') return {name, value};
      return {name, value: {fileName: value.name, bytes: new Uint8Array(await value.arrayBuffer())}};
    }),
  );
}
