import {facts as loadedFacts} from '../../../src/facts';
import {formatNumber} from '../../../src/facts/format';

type Leaf = string | number | readonly (string | number)[];

function leaves(value: unknown, path: string): [string, Leaf][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value as Leaf]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

/** The figures by their names, such as `facts.docs.freeTier.callsPerDay`. */
export type FactTable = ReadonlyMap<string, Leaf>;

/** Lists figures by their names. */
export const factTable = (facts: object): FactTable => new Map(leaves(facts, 'facts'));

const loaded = factTable(loadedFacts);

/** All names for `{facts.…}`. */
export const factNames = [...loaded.keys()];

/** Formats a figure for prose: numbers with thousands separators, lists with commas. */
export function formatFact(value: Leaf): string {
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? value : value.map(formatFact).join(', ');
}

/**
 * Returns the text of a fact, or `undefined` if there is none with this name.
 * @param name the name in braces, such as `facts.docs.freeTier.callsPerDay`
 * @param table the figures, when they have changed since this module was loaded
 */
export function resolveFact(name: string, table = loaded): string | undefined {
  const value = table.get(name);
  return value === undefined ? undefined : formatFact(value);
}
