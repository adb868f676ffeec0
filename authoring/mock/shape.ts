import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {Schema} from '../../plugins/api-reference/types';

/** Where a request departs from the contract. */
export interface Violation {
  /** The part of the request: `header Authorization`, `body.entities[0].type`. */
  where: string;
  expected: string;
  came: string;
}

const ajv = addFormats(new Ajv2020({allErrors: true, verbose: true, allowUnionTypes: true}));

/** A value as a message shows it: as JSON, cut short. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** `/entities/0/type` as `.entities[0].type`. */
const dotted = (pointer: string) => pointer.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');

function violation(
  {keyword, params, parentSchema, data, message = '', instancePath}: ErrorObject,
  root: string,
): Violation {
  const where = root + dotted(instancePath);
  if (keyword === 'required') return {where, expected: `a field "${params.missingProperty}"`, came: show(data)};
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {}).join(', ');
    return {where, expected: `no other fields than ${known}`, came: `a field "${params.additionalProperty}"`};
  }
  if (keyword === 'enum') return {where, expected: `one of ${params.allowedValues.join(', ')}`, came: show(data)};
  return {where, expected: message.replace(/^must be /, ''), came: show(data)};
}

/**
 * Holds a value to a schema of the contract.
 * @param where the name of the value in messages, such as `body`
 * @returns every way in which it does not fit; none when it does
 */
export function checkShape(schema: Schema, value: unknown, where: string): Violation[] {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => violation(error, where));
}

/** Does as `checkShape` does, for a value that comes as JSON text. */
export function checkJson(schema: Schema, text: string, where: string): Violation[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{where, expected: 'JSON', came: (error as Error).message}];
  }
  return checkShape(schema, value, where);
}
