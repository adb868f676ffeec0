import {readFileSync} from 'node:fs';
import {readContract} from '../../plugins/api-reference/contract';
import type {Schema} from '../../plugins/api-reference/types';
import type {Sources} from './types';

/** Documented JSON shapes by the name that fences quote. */
export type Shapes = Map<string, Schema>;

interface WithSchemas {
  components: {schemas: Record<string, Schema>};
}

/** Every named shape of the contracts and of the SDK settings. */
export function shapesOf({openapi, asyncapi, settings}: Sources): Shapes {
  const {$defs} = JSON.parse(readFileSync(settings, 'utf8')) as {$defs: Record<string, Schema>};
  const ofSettings = Object.keys($defs).map((name) => {
    // Settings refer to one another, so each takes its neighbors along.
    const schema: object = {$defs, $ref: `#/$defs/${name}`};
    return [name, schema] as const;
  });
  return new Map([
    ...Object.entries(readContract<WithSchemas>(asyncapi).data.components.schemas),
    ...Object.entries(readContract<WithSchemas>(openapi).data.components.schemas),
    ...ofSettings,
  ]);
}
