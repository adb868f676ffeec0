import {parseDocument} from 'yaml';
import {offsetOf, readContract} from '../../../plugins/markdown/api-reference/contract';
import {contractPaths, settingsPath} from '../../../plugins/shared/contractPaths';
import type {Schema} from '../../../src/sandbox/schema';
import {check, type Violation} from '../../../src/sandbox/schema';
import {problemAtOffset} from '../place';
import type {Check, Fence, SampleProblem} from '../types';
import {joinRenames, unknownField, violationFix} from '../violations';
import {jsonSyntax} from './jsonSyntax';

/** The documented JSON shapes, by the name that fences give. */
type Shapes = Map<string, Schema>;

interface WithSchemas {
  components: {schemas: Record<string, Schema>};
}

/** Returns every named shape of the contracts and of the SDK settings. */
function shapesOf(): Shapes {
  const {$defs} = readContract<{$defs: Record<string, Schema>}>(settingsPath).data;
  return new Map([
    ...Object.entries(readContract<WithSchemas>(contractPaths.asyncapi).data.components.schemas),
    ...Object.entries(readContract<WithSchemas>(contractPaths.openapi).data.components.schemas),
    ...Object.entries($defs),
  ]);
}

/** Returns the offset of the field, or the item of a list, that a violation is about. */
function violationOffset(code: string, violation: Violation): number {
  const path = [...violation.where.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));
  const field = unknownField(violation);
  return offsetOf(parseDocument(code), field ? [...path, field] : path);
}

/** Returns no problems if the code isn't JSON, or its schema doesn't exist. The documentation check reports both. */
function problemsOf(fence: Fence, shapes: Shapes): SampleProblem[] {
  const {schema: name = ''} = fence.meta;
  const schema = shapes.get(name);
  if (!schema || jsonSyntax(fence)) return [];
  return joinRenames(check(schema, JSON.parse(fence.code), name, true)).map((violation) => {
    const {where, expected, received} = violation;
    const complaint = {
      expected: `${where}: ${expected}`,
      received,
      fix: violationFix(violation) ?? `write ${expected}.`,
    };
    return problemAtOffset(fence, violationOffset(fence.code, violation), complaint);
  });
}

/** Compares JSON fences with the shapes that they name. */
export const checkJson: Check = async (fences) => {
  const shapes = shapesOf();
  return fences.map((fence) => {
    const problems = problemsOf(fence, shapes);
    return {fence, proof: problems.length > 0 ? 'failed' : 'validated', problems};
  });
};
