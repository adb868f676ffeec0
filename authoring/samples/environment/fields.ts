import {readContract} from '../../../plugins/markdown/api-reference/contract';
import {restCalls, streamCalls} from '../../../plugins/markdown/api-reference/operations';
import type {AsyncApi, OpenApi} from '../../../plugins/markdown/api-reference/types';
import type {Schema} from '../../../src/sandbox/schema';
import type {Sources} from '../types';

/** The fields that a sample can read from responses. */
interface Fields {
  /** Fields that can be absent. */
  optional: string[];
  /** Objects whose fields the contract leaves open. */
  free: string[];
  /** Every field. */
  fields: string[];
}

/** Returns the object schemas in a schema, itself included. */
function objectsIn(schema: Schema): Schema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [...(schema.properties ? [schema] : []), ...inside.flatMap(objectsIn)];
}

/** Returns an environment variable: the fields for the strict readers. */
export function contractEnv({openapi, asyncapi}: Sources): Record<string, string> {
  const calls = restCalls(readContract<OpenApi>(openapi));
  const streams = streamCalls(readContract<AsyncApi>(asyncapi));
  const bodies = calls.flatMap(({responses}) => responses.flatMap(({content}) => content ?? []));
  const messages = streams.flatMap(({receives}) => receives);
  const objects = [...bodies, ...messages].flatMap(({schema}) => (schema ? objectsIn(schema) : []));
  const named = objects.flatMap(({properties = {}, required = []}) =>
    Object.entries(properties).map(([name, schema]) => ({name, schema, isRequired: required.includes(name)})),
  );
  const fields: Fields = {
    optional: named.filter(({isRequired}) => !isRequired).map(({name}) => name),
    free: named.filter(({schema}) => schema.type === 'object' && !schema.properties).map(({name}) => name),
    fields: named.map(({name}) => name),
  };
  return {TIMBRE_FIELDS: JSON.stringify(fields)};
}
