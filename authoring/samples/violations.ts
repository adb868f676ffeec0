import {didYouMean, suggest} from '../../plugins/shared/didYouMean';
import type {Violation} from '../../src/sandbox/schema';

const quoted = /^a field "(.+)"$/;

/** Returns the unknown field that a violation reports. */
export const unknownField = ({received}: Violation): string | undefined => quoted.exec(received)?.[1];

/** Returns the fix of a violation, if the right name can be guessed. */
export function violationFix({expected, received}: Violation): string | undefined {
  const wanted = quoted.exec(expected)?.[1];
  if (wanted && quoted.test(received)) return `write "${wanted}".`;
  const known = /^(?:no other fields than|one of) (.+)$/.exec(expected)?.[1]?.split(', ');
  return known && didYouMean(quoted.exec(received)?.[1] ?? received.replaceAll('"', ''), known);
}

/** Joins a missing field and an unknown field in the same object into one violation: a wrong name. */
export function joinRenames<Kind extends Violation>(violations: Kind[]): Kind[] {
  const isMissing = ({expected}: Kind) => quoted.test(expected);
  const missing = violations.filter(isMissing);
  return violations.flatMap((violation) => {
    const sameObject = (other: Kind) => other.where === violation.where;
    if (isMissing(violation))
      return violations.some((other) => sameObject(other) && unknownField(other)) ? [] : [violation];
    const renamed = unknownField(violation) ? missing.filter(sameObject) : [];
    const names = renamed.flatMap(({expected}) => quoted.exec(expected)?.[1] ?? []);
    const name = suggest(unknownField(violation) ?? '', names) ?? names[0];
    return [name ? {...violation, expected: `a field "${name}"`} : violation];
  });
}
