/** @jest-environment node */
import {factNames} from '../../../plugins/markdown/facts/resolve';
import {facts} from '../../../src/facts';

/** Returns the values inside a record, at any depth, with their names. */
function leaves(value: unknown, name: string): [name: string, value: unknown][] {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.entries(value).flatMap(([key, child]) => leaves(child, `${name}.${key}`)) : [[name, value]];
}

const isScalar = (value: unknown) => (typeof value === 'string' && value.trim() !== '') || Number.isFinite(value);
const all = leaves(facts, 'facts');

it('every fact is a text, a number, or a list of these', () => {
  const others = all.filter(
    ([, value]) => !(Array.isArray(value) ? value.length > 0 && value.every(isScalar) : isScalar(value)),
  );
  expect(others).toEqual([]);
});

it('every fact can be quoted by its name', () => expect(factNames).toEqual(all.map(([name]) => name)));
