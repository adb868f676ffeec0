import {facts} from '../../src/facts';
import {suggest} from '../shared/suggest';

type Leaf = string | number | readonly (string | number)[];

function leaves(value: unknown, path: string): [string, Leaf][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

const table = new Map(leaves(facts, 'facts'));

/** Every name that `{facts.…}` may quote. */
export const factNames = [...table.keys()];

/** A figure as prose shows it: numbers grouped in thousands, lists joined by commas. */
export function formatFact(value: Leaf): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return typeof value === 'string' ? value : value.map(formatFact).join(', ');
}

/**
 * The literal text for a quoted fact.
 * @param name what stands between the braces, such as `facts.docs.freeTier.callsPerDay`
 * @throws Error naming the most likely fact when the name is unknown
 */
export function resolveFact(name: string): string {
  const value = table.get(name);
  if (value !== undefined) return formatFact(value);
  const right = suggest(name, factNames);
  throw new Error(
    `Unknown figure {${name}}. Fix: ${right ? `did you mean {${right}}? All` : 'all'} names stand in src/facts/.`,
  );
}
