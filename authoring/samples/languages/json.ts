import {isNode, isScalar, parseDocument} from 'yaml';
import {readContract} from '../../../plugins/markdown/api-reference/contract';
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

/** Returns the offset of the value or field that a violation is about. */
function offsetOf(code: string, violation: Violation): number {
  const path = [...violation.where.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));
  const field = unknownField(violation);
  const document = parseDocument(code);
  if (field) {
    const parent = document.getIn(path, true) ?? document.contents;
    const items = (parent as {items?: {key: unknown}[]}).items ?? [];
    const key = items.map((pair) => pair.key).find((entry) => isScalar(entry) && entry.value === field);
    if (isNode(key)) return key.range?.[0] ?? 0;
  }
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
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
    return problemAtOffset(fence, offsetOf(fence.code, violation), complaint);
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
