import {contract} from '../../sandbox/contract';
import {type ClientError, clientErrors} from './clientErrors';
import {sdkCodes} from './copy';
import {type JsonObject, jsonObjectsIn} from './json';

/** What could be read from the text that the reader pasted. */
export interface Reading {
  status?: number;
  /** The `code` of an error object. */
  code?: string;
  message?: string;
  details?: unknown;
  /** The code with which a stream was closed. */
  closeCode?: number;
  /** The format of the body, if there is one. */
  body?: 'json' | 'brokenJson' | 'html';
  /** All statuses in the text, each once. */
  statuses: number[];
  /** What the client printed because it got no response, or none that it could read. */
  client?: ClientError;
  /** The id of the call whose address is in the text. */
  operation?: string;
}

/** The longest text that is read, in characters. */
export const maxTextLength = 20_000;

/** The error codes in the contract's examples. */
const apiCodes = contract.rest
  .flatMap(({responses}) => responses)
  .flatMap(({content}) => (content?.example as {code?: unknown} | undefined)?.code ?? [])
  .filter((code) => typeof code === 'string');

const knownCodes = [...new Set([...apiCodes, ...Object.keys(sdkCodes), 'mock_contract_violation'])];

/** A text that is nothing but a status. */
const onlyStatus = /^\s*([1-5]\d\d)(?:[ \t][A-Z][A-Za-z' -]{0,40})?\s*$/;

/** Finds numbers that are called a status, or are followed by the name of one. */
const namedStatus =
  /\bHTTP\/[\d.]{1,4}["']?\s+(\d{3})\b|\b(?:(?:http|response)?[ _-]?status(?:[ _-]?code)?|error|failed|returned|responded|response|received|got|http|code)\b(?: with| is)?["'`]?[:=([\s]{0,4}["'`]?([1-5]\d\d)\b(?![.:%]?\d|\s?(?:ms|s|seconds?|characters?|[kmg]?b)\b)|\b([45]\d\d)(?= (?:[a-z-]+ ){0,2}(?:gateway|unavailable|time-?out|requests?|error|found|unauthorized|forbidden)\b)/gi;

/** Finds other numbers that can be the status of a failure: those without a unit, outside of dates, ports, and positions. */
const bareStatus =
  /(?<![\w.:,/@#$=-])(?<!\b(?:ports?|line|col|column|pid|took|after|waited|at)\W{1,3})([45]\d\d)(?![.:%]?\d|\/|\s?(?:ms|s|seconds?|minutes?|characters?|[kmg]?i?b|bytes?)\b)\b/gim;

/** Finds the code with which a WebSocket was closed. */
const closed =
  /^\s*(10[01]\d|[34]\d{3})\s*$|\b(?:closed?|close ?(?:event|frame|code)|connectionclosed\w*|onclose|websocket|received|sent)\b\D{0,60}\b(10[01]\d|[34]\d{3})\b|\bcode\b[^\d-]{0,5}\b(10[01]\d|[34]\d{3})\b/i;

const html = /<(?:!doctype\s+html|html|head|body|title|h1)\b/i;

/** Finds a field of an error object in text that isn't valid JSON: it's broken, or printed by another language. */
const fieldIn = (text: string, name: string) =>
  new RegExp(`["']${name}["']\\s{0,9}:\\s{0,9}(["'])((?:(?!\\1)[^\\\\\\n]|\\\\.){1,500})\\1`).exec(text)?.[2];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A code is a name. Anything else in its place is ignored. */
const asCode = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(?!\d+$)[\w.-]{1,64}$/.test(value) ? value : undefined;

/** A status may be a number or a text. Anything else in its place is ignored. */
const asStatus = (value: unknown): number | undefined =>
  ['number', 'string'].includes(typeof value) && /^[1-5]\d\d$/.test(String(value)) ? Number(value) : undefined;

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const statusFields = ['code', 'httpStatus', 'http_status', 'status_code', 'statusCode', 'status'];

/** Returns a body or a record of a log, after what it says about the error and its response. */
const withInner = (body: Record<string, unknown>): Record<string, unknown>[] => [
  ...[body.res, body.response, body.err, body.error].filter(isObject).flatMap(withInner),
  body,
];

/** Returns the statuses in a body, or in the record of a log, the most certain last. */
const statusesOf = (body: Record<string, unknown>): number[] =>
  withInner(body).flatMap((part) => statusFields.flatMap((name) => asStatus(part[name]) ?? []));

/** Returns what the body says. Of several objects, such as the request's and the response's, it's the last one. */
function readBody(text: string, objects: JsonObject[]): Partial<Reading> {
  const body = objects.at(-1)?.value;
  if (!body) {
    const isJson = /[{,]\s*["']\w+["']\s*:/.test(text);
    return isJson ? {body: 'brokenJson', code: asCode(fieldIn(text, 'code')), message: fieldIn(text, 'message')} : {};
  }
  const {code, message, msg, details} = isObject(body.error) ? body.error : body;
  return {body: 'json', code: asCode(code), message: asText(message) ?? asText(msg), details};
}

/** Returns the statuses in a text in their order, and whether it calls them so. */
function statusesIn(text: string): {found: number[]; isNamed: boolean} {
  const only = onlyStatus.exec(text)?.[1];
  if (only) return {found: [Number(only)], isNamed: true};
  const named = [...text.matchAll(namedStatus)].map((match) => Number(match.slice(1).find(Boolean)));
  if (named.length > 0) return {found: named, isNamed: true};
  return {found: [...text.matchAll(bareStatus)].map(([, status]) => Number(status)), isNamed: false};
}

function codeIn(text: string): string | undefined {
  const known = knownCodes.find((code) => new RegExp(`\\b${code}\\b`).test(text));
  return known ?? /^\s*["'`]?([a-z][a-z\d]*(?:[_.-][a-z\d]+)+)["'`]?\s*$/i.exec(text)?.[1];
}

/** Returns the id of the call whose path is in a text. The most specific path wins. */
function operationIn(text: string): string | undefined {
  const calls = [...contract.rest, ...contract.streams].sort((a, b) => b.path.length - a.path.length);
  return calls.find(({path}) => new RegExp(`${path.replace(/\{\w+\}/g, '[^/\\s"\'?]{1,80}')}(?![\\w/])`).test(text))
    ?.id;
}

/** Reads a status, a code, or a body from any text. Text beyond `maxTextLength` is ignored. */
export function readText(pasted: string): Reading {
  const start = pasted.slice(0, maxTextLength);
  // Logs quote the quotation marks of a body.
  const text = jsonObjectsIn(start).length === 0 ? start.replaceAll('\\"', '"') : start;
  const objects = jsonObjectsIn(text);
  const body = readBody(text, objects);
  // What is around the objects, and what a log's record says in a text.
  const outside = objects.reduceRight((rest, {start: from, end}) => `${rest.slice(0, from)} ${rest.slice(end)}`, text);
  const parts = objects.flatMap(({value}) => withInner(value));
  const says = parts.map(({message, msg}) => asText(message) ?? asText(msg) ?? '').join('\n');
  const said = statusesIn(says);
  const {found, isNamed} = statusesIn(outside);
  const closeCode = isNamed ? undefined : closed.exec(outside)?.slice(1).find(Boolean);
  const client = clientErrors.find(({pattern}) => pattern.test(`${outside}\n${says}`));
  const inBodies = objects.flatMap(({value}) => statusesOf(value));
  const certain = [...(isNamed ? found : []), ...(said.isNamed ? said.found : []), ...inBodies];
  const guessed = client || closeCode ? [] : [...found, ...said.found];
  const statuses = certain.length > 0 ? certain : guessed;
  return {
    ...body,
    ...(body.body === undefined && html.test(text) && {body: 'html' as const}),
    status: (isNamed ? found.at(-1) : undefined) ?? statuses.at(-1),
    statuses: [...new Set(statuses)],
    code: body.code ?? codeIn(outside),
    closeCode: closeCode ? Number(closeCode) : undefined,
    client,
    operation: operationIn(text),
  };
}
