/** A line of a state diagram. */
export interface Transition {
  from: string;
  to: string;
  label: string;
}

/** The name of the point where a diagram starts, and of the one where it ends. */
export const outside = '[*]';

/** Returns the transitions of a state diagram. `npm run docs:samples` accepts no other lines in one. */
export function transitionsIn(source: string): Transition[] {
  return [...source.matchAll(/^\s*(\S+) --> (\S+?)(?:: (.+))?$/gm)].map(([, from = '', to = '', label = '']) => ({
    from,
    to,
    label: label.replaceAll('<br/>', ' '),
  }));
}

/** Returns the states in the order in which transitions leave them. States that none leaves come last. */
export function statesIn(transitions: Transition[]): string[] {
  const names = [...transitions.map(({from}) => from), ...transitions.map(({to}) => to)];
  return [...new Set(names)].filter((name) => name !== outside);
}
