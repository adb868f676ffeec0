/** The part of JSON Schema that the API's contract uses, with references already followed. */
export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  enum?: string[];
  const?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  /** Marks a binary value: a file in a form. */
  contentMediaType?: string;
  examples?: unknown[];
}

/** A difference between a request and the contract. */
export interface Violation {
  /** The part of the request: `header Authorization`, `body.phrases[0].weight`. */
  where: string;
  expected: string;
  received: string;
}

/** Returns a violation as a sentence, without its final period. */
export const sentenceOf = ({where, expected, received}: Violation): string =>
  `${where}: expected ${expected}, received ${received}`;

const maxShownLength = 60;

/** Returns a value as messages show it: as JSON, truncated. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}

const typeTests: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

const formatTests: Record<string, (value: string) => boolean> = {
  'date-time': (value) => dateTime.test(value) && !Number.isNaN(Date.parse(value)),
  uri: (value) => URL.canParse(value),
};

/** Returns what a single string or number should have been; undefined when it fits. */
function expectedScalar(schema: Schema, value: unknown): string | undefined {
  const {enum: choices, const: only, minimum, maximum, exclusiveMinimum, minLength = 0, format = ''} = schema;
  if (choices && !choices.some((choice) => choice === value)) return `one of ${choices.join(', ')}`;
  if (only !== undefined && value !== only) return `"${only}"`;
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) return `a number >= ${minimum}`;
    if (maximum !== undefined && value > maximum) return `a number <= ${maximum}`;
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return `a number > ${exclusiveMinimum}`;
  }
  if (typeof value === 'string') {
    if (value.length < minLength)
      return minLength === 1 ? 'a text that is not empty' : `${minLength} characters or more`;
    if (formatTests[format]?.(value) === false) return format === 'uri' ? 'a URL' : 'an ISO 8601 date and time';
  }
  return undefined;
}

function checkObject(schema: Schema, value: Record<string, unknown>, where: string, isClosed: boolean): Violation[] {
  const {properties, required = [], additionalProperties} = schema;
  const known = Object.keys(properties ?? {});
  const rejectsUnknown = additionalProperties === false || (isClosed && properties !== undefined);
  const missing = required.filter((name) => value[name] === undefined);
  return [
    ...missing.map((name) => ({where, expected: `a field "${name}"`, received: formatValue(value)})),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const property = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property) return inner === undefined ? [] : check(property, inner, `${where}.${name}`, isClosed);
      if (!rejectsUnknown) return [];
      return [{where, expected: `no other fields than ${known.join(', ')}`, received: `a field "${name}"`}];
    }),
  ];
}

/**
 * Compares a value with a schema.
 * @param where the name of the value in messages, such as `body`
 * @param isClosed whether fields that an object's schema doesn't list are violations everywhere
 * @returns every violation; none when the value fits
 */
export function check(schema: Schema, value: unknown, where: string, isClosed = false): Violation[] {
  const {type, items} = schema;
  if (type && !typeTests[type]?.(value)) return [{where, expected: type, received: formatValue(value)}];
  const expected = expectedScalar(schema, value);
  if (expected) return [{where, expected, received: formatValue(value)}];
  if (Array.isArray(value)) {
    return items ? value.flatMap((item, index) => check(items, item, `${where}[${index}]`, isClosed)) : [];
  }
  return typeTests.object?.(value) ? checkObject(schema, value as Record<string, unknown>, where, isClosed) : [];
}

/** The maximum nesting of lists and objects. Serializing much deeper values overflows the stack. */
const maxLevels = 100;

/** Describes what in a value can't be serialized as JSON; undefined when all of it can. */
function unwritable(value: unknown, levels = maxLevels): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number beyond ±1.8e308, too large for JSON';
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return 'a number of more digits than JSON numbers keep';
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return `more than ${maxLevels} levels of lists and objects`;
  for (const inner of Object.values(value)) {
    const found = unwritable(inner, levels - 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * Reads JSON text.
 * @throws Error when it isn't JSON, or can't be serialized as JSON again
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const found = unwritable(value);
  if (found) throw new Error(found);
  return value;
}

/** Compares JSON text with a schema, as `check` does with a value. */
export function checkJson(schema: Schema, text: string, where: string): Violation[] {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    return [{where, expected: 'JSON', received: (error as Error).message}];
  }
  return check(schema, value, where);
}
