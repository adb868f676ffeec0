import {readFileSync} from 'node:fs';
import {readContract} from '../../plugins/markdown/api-reference/contract';
import type {Schema} from '../../src/sandbox/schema';
import type {Sources} from './types';

/** The documented JSON shapes, by the name that fences give. */
export type Shapes = Map<string, Schema>;

interface WithSchemas {
  components: {schemas: Record<string, Schema>};
}

/** Replaces references between the settings with the schemas that they name. */
function withReferences(schemas: Record<string, Schema>): Record<string, Schema> {
  for (const {properties = {}} of Object.values(schemas)) {
    for (const [name, property] of Object.entries(properties)) {
      const target = '$ref' in property ? String(property.$ref).replace('#/$defs/', '') : undefined;
      const found = target === undefined ? undefined : schemas[target];
      if (found) properties[name] = found;
    }
  }
  return schemas;
}

/** Returns every named shape of the contracts and of the SDK settings. */
export function shapesOf({openapi, asyncapi, settings}: Sources): Shapes {
  const {$defs} = JSON.parse(readFileSync(settings, 'utf8')) as {$defs: Record<string, Schema>};
  return new Map([
    ...Object.entries(readContract<WithSchemas>(asyncapi).data.components.schemas),
    ...Object.entries(readContract<WithSchemas>(openapi).data.components.schemas),
    ...Object.entries(withReferences($defs)),
  ]);
}
