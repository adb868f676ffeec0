import {contract} from '../../sandbox/contract';
import {sdkCodes} from './copy';

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
  /** Whether the text says that there was no response. */
  isUnanswered: boolean;
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

/** Patterns that find a status in a text, the most reliable ones first. A number with a unit isn't a status. */
const statusPlaces = [
  /^\s*([1-5]\d\d)(?:[ \t][A-Z][A-Za-z' -]{0,40})?\s*$/,
  /\bHTTP\/[\d.]{1,4}\s+(\d{3})\b/i,
  /\b(?:status(?:[ _]?code)?|error|failed)\b["'`]?[:=(\s]{0,4}(\d{3})\b/i,
  /(?:^|[\s:(["'<>])([45]\d\d)(?![\d.]|\s?(?:ms|s|seconds?|characters?|[kmg]?b)\b)\b/im,
];

const network =
  /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|failed to (?:fetch|connect)|fetch failed|load failed|NetworkError|ConnectionError|connection (?:refused|reset|aborted)|could not resolve host|timed? ?out|(?:Read|Connect)?Timeout(?:Error)?|AbortError)\b/i;

const html = /<(?:!doctype\s+html|html|head|body|title|h1)\b/i;

/** Finds a field of an error object in text that isn't valid JSON: it's broken, or printed by another language. */
const fieldIn = (text: string, name: string) =>
  new RegExp(`["']${name}["']\\s{0,9}:\\s{0,9}(["'])((?:(?!\\1)[^\\\\\\n]|\\\\.){1,500})\\1`).exec(text)?.[2];

interface ErrorObject {
  code?: unknown;
  message?: unknown;
  details?: unknown;
  status?: unknown;
  statusCode?: unknown;
  error?: unknown;
}

const isObject = (value: unknown): value is ErrorObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A code is a name. Anything else in its place is ignored. */
const asCode = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined;

/** A status may be a number or a text. Anything else in its place is ignored. */
const asStatus = (value: unknown): number | undefined =>
  ['number', 'string'].includes(typeof value) && /^[1-5]\d\d$/.test(String(value)) ? Number(value) : undefined;

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function readObject(text: string): Partial<Reading> {
  const start = text.indexOf('{');
  if (start < 0) return {};
  try {
    const parsed: unknown = JSON.parse(text.slice(start, text.lastIndexOf('}') + 1));
    const object = isObject(parsed) && isObject(parsed.error) ? parsed.error : parsed;
    if (!isObject(object)) return {body: 'json'};
    const {code, message, details} = object;
    const outer = isObject(parsed) ? parsed : {};
    const status = [object.status, object.statusCode, outer.status, outer.statusCode].map(asStatus).find(Boolean);
    return {body: 'json', code: asCode(code), message: asText(message), details, status};
  } catch {
    return {body: 'brokenJson', code: asCode(fieldIn(text, 'code')), message: fieldIn(text, 'message')};
  }
}

function statusIn(text: string): number | undefined {
  const found = statusPlaces.map((place) => place.exec(text)?.[1]).find((status) => status !== undefined);
  return found === undefined ? undefined : Number(found);
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
  const text = pasted.slice(0, maxTextLength);
  const object = readObject(text);
  const beforeObject = object.body ? text.slice(0, text.indexOf('{')) : text;
  const closeCode = /^\s*([1-4]\d{3})\s*$|\bclosed?\b\D{0,30}\b([1-4]\d{3})\b/i.exec(beforeObject);
  const status = closeCode ? undefined : statusIn(beforeObject);
  return {
    ...object,
    ...(object.body === undefined && html.test(text) && {body: 'html' as const}),
    status: status ?? object.status,
    code: object.code ?? codeIn(beforeObject),
    closeCode: closeCode ? Number(closeCode[1] ?? closeCode[2]) : undefined,
    isUnanswered: network.test(beforeObject),
    operation: operationIn(text),
  };
}
