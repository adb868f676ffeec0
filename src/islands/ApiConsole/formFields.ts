import type {RestCall} from '../../sandbox/calls';
import {fieldsOf as documentedFields, parameterSchema} from '../../sandbox/fields';
import type {Schema} from '../../sandbox/schema';

/** A field of the console's form. */
export interface ConsoleField {
  name: string;
  /** The part of the request that it fills. `binary` is a body that consists only of a recording. */
  in: 'path' | 'body' | 'binary';
  kind: 'text' | 'number' | 'choice' | 'json' | 'file';
  /** The type as the reference names it. */
  type: string;
  required: boolean;
  /** Contract text: code is between backticks. */
  description: string;
  /** The documented range, as contract text; undefined when it's of no use to readers. */
  range?: string;
  choices: string[];
  schema: Schema;
}

/** The values of a form, as typed. */
export type Values = Record<string, string>;

function kindOf({type, enum: choices, contentMediaType}: Schema): ConsoleField['kind'] {
  if (contentMediaType) return 'file';
  if (choices || type === 'boolean') return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'object' || type === 'array' ? 'json' : 'text';
}

/** Ranges that are of no use to readers who fill in the field, because an empty field isn't sent. */
const plainRanges = ['any', 'fields below', 'not empty'];

function fieldsIn(schema: Schema, place: 'path' | 'body'): ConsoleField[] {
  const rows = new Map(documentedFields(schema).map((row) => [row.name, row]));
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const row = rows.get(name);
    if (!row) return [];
    const {type, required, description, range} = row;
    const kind = kindOf(property);
    return {
      ...{name, in: place, kind, type, required, description, schema: property},
      range: plainRanges.includes(range) || kind === 'choice' ? undefined : range,
      choices: property.enum ?? (property.type === 'boolean' ? ['true', 'false'] : []),
    };
  });
}

/** The name of a field that is the whole body. */
const wholeBody = 'recording';

/** Returns the fields of a call's form, in the contract's order: path parameters, then the body's. */
export function fieldsOfCall({parameters, body}: RestCall): ConsoleField[] {
  const inPath = fieldsIn(parameterSchema(parameters), 'path');
  if (!body) return inPath;
  if (body.schema) return [...inPath, ...fieldsIn(body.schema, 'body')];
  const {contentType, description} = body;
  const recording = {name: wholeBody, in: 'binary', kind: 'file', type: contentType, required: true} as const;
  return [...inPath, {...recording, description, choices: [], schema: {}}];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Returns the contract's example as the values of a form. Files aren't values. */
export function exampleValues(call: RestCall): Values {
  const inBody = (call.body?.example ?? {}) as Record<string, unknown>;
  const entries = fieldsOfCall(call)
    .filter(({kind}) => kind !== 'file')
    .map(({name, in: place, schema}) => {
      const value = place === 'path' ? schema.examples?.[0] : inBody[name];
      return [name, value === undefined ? '' : asText(value)];
    });
  return Object.fromEntries(entries);
}
