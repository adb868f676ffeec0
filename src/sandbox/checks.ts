import type {RestCall} from './calls';
import {type FormField, header, type SandboxRequest, sizeOf, textOf} from './request';
import {check, checkJson, type Schema, type Violation} from './schema';

/** A violation and the HTTP status of the response to it. */
export interface Refusal extends Violation {
  status: number;
}

export const refuse = (status: number, violations: Violation[]): Refusal[] =>
  violations.map((violation) => ({status, ...violation}));

/** Checks the `Authorization` header: any key is accepted, but there must be one. */
export function checkKey(request: SandboxRequest): Refusal[] {
  const value = header(request, 'Authorization');
  if (/^Bearer \S+$/.test(value ?? '')) return [];
  const received = value === undefined ? 'no such header' : `"${value.trim()}"`;
  return refuse(401, [{where: 'header Authorization', expected: 'Bearer, a space, and an API key', received}]);
}

/** Returns what is wrong with the values of one form field: repeated, or a file in place of a text. */
function fieldViolation(property: Schema | undefined, fields: FormField[]): Omit<Violation, 'where'> | undefined {
  const [field] = fields;
  if (fields.length > 1) return {expected: 'one field of this name', received: 'several'};
  if (!property || !field) return undefined;
  const {value} = field;
  const expected = property.contentMediaType === undefined ? 'a text' : 'a file';
  const received = typeof value === 'string' ? 'a text' : 'a file';
  if (expected !== received) return {expected, received};
  return typeof value !== 'string' && value.bytes.length === 0 ? {expected, received: 'an empty file'} : undefined;
}

/** Returns a text of a form as the type that its schema states; unchanged if it isn't of that type. */
function fromText(property: Schema | undefined, text: string): unknown {
  if (property?.type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = property?.type === 'number' || property?.type === 'integer';
  return isNumber && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function checkForm(schema: Schema, body: SandboxRequest['body']): Violation[] {
  if (!Array.isArray(body)) {
    return [{where: 'body', expected: 'multipart/form-data with its boundary', received: 'something unreadable'}];
  }
  const violations = [...new Set(body.map(({name}) => name))].flatMap((name) => {
    const fields = body.filter((field) => field.name === name);
    const found = fieldViolation(schema.properties?.[name], fields);
    return found ? [{where: `body.${name}`, ...found}] : [];
  });
  const texts = body.map(({name, value}) => [
    name,
    typeof value === 'string' ? fromText(schema.properties?.[name], value) : value.fileName,
  ]);
  return [...violations, ...check(schema, Object.fromEntries(texts), 'body')];
}

function checkBody({body: documented}: RestCall, request: SandboxRequest): Refusal[] {
  const {body} = request;
  const size = sizeOf(body);
  if (!documented) {
    return size === 0 ? [] : refuse(400, [{where: 'body', expected: 'no body', received: `${size} bytes`}]);
  }
  const {contentType: expected, schema} = documented;
  const contentType = header(request, 'Content-Type') ?? (Array.isArray(body) ? 'multipart/form-data' : '');
  if (contentType.split(';')[0]?.trim().toLowerCase() !== expected) {
    return refuse(415, [{where: 'header Content-Type', expected, received: contentType || 'no such header'}]);
  }
  if (schema && expected === 'multipart/form-data') return refuse(400, checkForm(schema, body));
  if (schema) return refuse(400, checkJson(schema, textOf(body), 'body'));
  if (size > 0) return [];
  return refuse(400, [{where: 'body', expected: 'the bytes of a recording', received: 'no body'}]);
}

/** Checks a path parameter. Clients remove the segments `.` and `..` from a path, so the request would go elsewhere. */
export function checkParameter(name: string, schema: Schema, value: string | undefined): Violation[] {
  const where = `path parameter ${name}`;
  if (!/^\.\.?$/.test(value ?? '')) return check(schema, value, where);
  return [{where, expected: 'a text other than "." and ".."', received: `"${value}"`}];
}

/**
 * Compares a request with the call it addresses: key, path parameters, query, content type, and body.
 * @param parameters the path parameters in the address
 * @returns everything that departs from the contract, most basic first; none for a correct request
 */
export function checkRequest(call: RestCall, request: SandboxRequest, parameters: Record<string, string>): Refusal[] {
  const inPath = call.parameters.flatMap(({name, schema}) => checkParameter(name, schema, parameters[name]));
  const [path = ''] = request.path.split('?');
  const query = request.path.slice(path.length);
  const inQuery = query === '' ? [] : [{where: 'query', expected: 'no query', received: query}];
  return [...checkKey(request), ...refuse(400, [...inPath, ...inQuery]), ...checkBody(call, request)];
}
