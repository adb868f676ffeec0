import {isNode, isScalar, parseDocument} from 'yaml';
import {checkShape, type Violation} from '../../mock/shape';
import {guess} from '../guess';
import {problemAtOffset, problemOf} from '../place';
import {type Shapes, shapesOf} from '../shapes';
import type {Check, Fence, Problem} from '../types';
import {joinRenames, unknownField, violationFix} from '../violations';

/** The offset at which text stops being JSON: the end of its longest beginning that could go on. */
function brokenAt(text: string): number {
  for (let end = 1; end <= text.length; end++) {
    try {
      JSON.parse(text.slice(0, end));
    } catch (error) {
      const {message} = error as Error;
      const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
      const mayGoOn = /end of JSON input|Unterminated string/.test(message) || position >= end;
      if (!mayGoOn) return end - 1;
    }
  }
  return text.length;
}

function syntaxFix(rest: string, before: string): string {
  if (/^[“”‘’']/.test(rest)) return 'use straight double quotes.';
  if (/^(\/\/|\/\*|#)/.test(rest)) return 'take the comment out: JSON has none.';
  if (/^(…|\.\.\.)/.test(rest)) return 'write the value out: what is left out cannot be checked.';
  if (/^[}\]]/.test(rest) && /,\s*$/.test(before)) return 'take the last comma away.';
  if (/^[{[]/.test(rest) && /[}\]]\s*$/.test(before)) return 'give each body a fence of its own.';
  return 'check quotes, commas and brackets here and just before.';
}

function syntaxProblem(fence: Fence): Problem | undefined {
  const {code} = fence;
  try {
    JSON.parse(code);
  } catch {
    const offset = brokenAt(code);
    const rest = code.slice(offset);
    const came = rest ? JSON.stringify(rest.split('\n')[0]?.slice(0, 30)) : 'the end of the block';
    return problemAtOffset(fence, offset, {expected: 'JSON', came, fix: syntaxFix(rest, code.slice(0, offset))});
  }
  // JSON takes the last of two entries in silence; YAML, of which it is a part, does not.
  const [duplicate] = parseDocument(code, {prettyErrors: false}).errors;
  if (!duplicate) return undefined;
  const fix = 'keep one of the two entries.';
  return problemAtOffset(fence, duplicate.pos[0], {expected: 'each field once', came: duplicate.message, fix});
}

/** Where the value or field that a violation is about begins. */
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

function problemsOf(fence: Fence, shapes: Shapes): Problem[] {
  const broken = syntaxProblem(fence);
  if (broken) return [broken];
  const names = [...shapes.keys()];
  const {schema: name} = fence.meta;
  if (name === undefined) {
    const fix = `write schema="…" after json: one of ${names.join(', ')}.`;
    return [problemOf(fence, {expected: 'the name of the shape', came: 'json without schema', fix})];
  }
  const schema = shapes.get(name);
  if (!schema) {
    const fix = `did you mean schema="${guess(name, names)}"?`;
    return [problemOf(fence, {expected: 'a documented shape', came: `schema="${name}"`, fix})];
  }
  return joinRenames(checkShape(schema, JSON.parse(fence.code), name)).map((violation) => {
    const {where, expected, came} = violation;
    const complaint = {expected: `${where}: ${expected}`, came, fix: violationFix(violation) ?? `write ${expected}.`};
    return problemAtOffset(fence, offsetOf(fence.code, violation), complaint);
  });
}

/** Holds JSON fences to the shapes they name. */
export const checkJson: Check = async (fences, sources) => {
  const shapes = shapesOf(sources);
  return fences.map((fence) => {
    const problems = problemsOf(fence, shapes);
    return {fence, proof: problems.length > 0 ? 'failed' : 'validated', problems};
  });
};
