import type {IncomingHttpHeaders} from 'node:http';
import type {RestCall} from '../../plugins/api-reference/calls';
import type {Schema} from '../../plugins/api-reference/types';
import type {Request} from './http';
import {checkJson, checkShape, type Violation} from './shape';

/** A violation and the HTTP status that answers it. */
export interface Refusal extends Violation {
  status: number;
}

const refuse = (status: number, violations: Violation[]): Refusal[] =>
  violations.map((violation) => ({status, ...violation}));

/** The `Authorization` header: any key will do, none will not. */
export function checkKey({authorization}: IncomingHttpHeaders): Refusal[] {
  if (/^Bearer \S+$/.test(authorization ?? '')) return [];
  const came = authorization === undefined ? 'no such header' : `"${authorization.trim()}"`;
  return refuse(401, [{where: 'header Authorization', expected: 'Bearer, a space and an API key', came}]);
}

async function readForm(contentType: string, body: Buffer): Promise<FormData | undefined> {
  const response = new Response(new Uint8Array(body), {headers: {'content-type': contentType}});
  return response.formData().catch(() => undefined);
}

/** What is wrong with how a form field came: twice, or as a file where a text belongs. Unknown names are not judged. */
function fieldViolation(
  property: Schema | undefined,
  values: FormDataEntryValue[],
): Omit<Violation, 'where'> | undefined {
  const [value] = values;
  if (values.length > 1) return {expected: 'one field of this name', came: 'several'};
  if (!property || value === undefined) return undefined;
  const wantsFile = property.contentMediaType !== undefined;
  const isFile = typeof value !== 'string';
  if (wantsFile !== isFile) return {expected: wantsFile ? 'a file' : 'a text', came: isFile ? 'a file' : 'a text'};
  return isFile && value.size === 0 ? {expected: 'a file', came: 'an empty file'} : undefined;
}

async function checkForm(schema: Schema, contentType: string, body: Buffer): Promise<Violation[]> {
  const form = await readForm(contentType, body);
  if (!form) return [{where: 'body', expected: 'multipart/form-data with its boundary', came: 'something unreadable'}];
  const names = [...new Set(form.keys())];
  const fields = names.flatMap((name) => {
    const found = fieldViolation(schema.properties?.[name], form.getAll(name));
    return found ? [{where: `body.${name}`, ...found}] : [];
  });
  const texts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return [...fields, ...checkShape(schema, Object.fromEntries(texts), 'body')];
}

async function checkBody({body: documented}: RestCall, {headers, body}: Request): Promise<Refusal[]> {
  if (!documented) {
    return body.length === 0 ? [] : refuse(400, [{where: 'body', expected: 'no body', came: `${body.length} bytes`}]);
  }
  const contentType = headers['content-type'] ?? '';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== documented.contentType) {
    const came = contentType || 'no such header';
    return refuse(415, [{where: 'header Content-Type', expected: documented.contentType, came}]);
  }
  if (documented.contentType === 'multipart/form-data' && documented.schema) {
    return refuse(400, await checkForm(documented.schema, contentType, body));
  }
  if (documented.schema) return refuse(400, checkJson(documented.schema, String(body), 'body'));
  return body.length > 0 ? [] : refuse(400, [{where: 'body', expected: 'the bytes of a recording', came: 'no body'}]);
}

/**
 * Holds a request to the call it addresses: key, path parameters, query, content type and body.
 * @param values the path parameters that were found in the address
 * @returns everything that departs from the contract, most basic first; none for a correct request
 */
export async function checkRequest(
  call: RestCall,
  request: Request,
  values: Record<string, string>,
): Promise<Refusal[]> {
  const parameters = call.parameters.flatMap(({name, schema}) =>
    checkShape(schema, values[name], `path parameter ${name}`),
  );
  const query = request.query === '' ? [] : [{where: 'query', expected: 'no query', came: request.query}];
  return [...checkKey(request.headers), ...refuse(400, [...parameters, ...query]), ...(await checkBody(call, request))];
}
