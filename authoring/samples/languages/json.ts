import {isNode, isScalar, parseDocument} from 'yaml';
import {check, type Violation} from '../../../src/sandbox/schema';
import {guess} from '../guess';
import {problemAtOffset, problemOf} from '../place';
import {type Shapes, shapesOf} from '../shapes';
import type {Check, Fence, SampleProblem} from '../types';
import {joinRenames, unknownField, violationFix} from '../violations';
import {jsonSyntax} from './jsonSyntax';

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

function problemsOf(fence: Fence, shapes: Shapes): SampleProblem[] {
  const broken = jsonSyntax(fence);
  if (broken) return [broken];
  const names = [...shapes.keys()];
  const {schema: name} = fence.meta;
  if (name === undefined) {
    const fix = `write schema="…" after json: one of ${names.join(', ')}.`;
    return [problemOf(fence, {expected: 'the name of a schema', received: 'json without schema', fix})];
  }
  const schema = shapes.get(name);
  if (!schema) {
    const fix = `did you mean schema="${guess(name, names)}"?`;
    return [problemOf(fence, {expected: 'a documented schema', received: `schema="${name}"`, fix})];
  }
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
export const checkJson: Check = async (fences, sources) => {
  const shapes = shapesOf(sources);
  return fences.map((fence) => {
    const problems = problemsOf(fence, shapes);
    return {fence, proof: problems.length > 0 ? 'failed' : 'validated', problems};
  });
};
