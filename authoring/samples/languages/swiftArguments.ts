import type {Node} from 'web-tree-sitter';
import type {Parameter} from '../../../plugins/markdown/option-tables/surfaces/parameters';
import type {SwiftSurface} from '../../../plugins/markdown/option-tables/surfaces/swift';
import {guess} from '../guess';
import {childrenOfKind} from './swiftTree';

/** A fault, and its node. */
export interface Fault {
  node: Node;
  expected: string;
  received: string;
  fix: string;
}

/** An argument of a call, as it's written. */
interface Argument {
  node: Node;
  label?: string;
  value: Node;
  /** A closure after the parentheses, whose label is left out. */
  isTrailing?: boolean;
}

/** Returns the arguments of a call, including a trailing closure. */
export function argumentsOf(call: Node): Argument[] {
  const suffix = childrenOfKind(call, 'call_suffix')[0];
  const inside = suffix
    ? childrenOfKind(suffix, 'value_arguments').flatMap((list) => childrenOfKind(list, 'value_argument'))
    : [];
  const trailing = suffix ? childrenOfKind(suffix, 'lambda_literal') : [];
  return [
    ...inside.map((node) => {
      const label = childrenOfKind(node, 'value_argument_label')[0]?.text;
      return {node, label, value: node.lastNamedChild ?? node};
    }),
    ...trailing.map((node) => ({node, value: node, isTrailing: true})),
  ];
}

/** The types that a literal can have, by its node type. */
const literals = new Map([
  ['line_string_literal', ['String']],
  ['integer_literal', ['Int', 'Double']],
  ['real_literal', ['Double']],
  ['boolean_literal', ['Bool']],
]);

const scalars = ['String', 'Int', 'Double', 'Bool'];

function valueFaults(value: Node, type: string, surface: SwiftSurface): Fault[] {
  const bare = type.replace(/[?[\]]/g, '');
  const fits = literals.get(value.type);
  if (fits && scalars.includes(type.replace('?', '')) && !fits.includes(bare)) {
    return [{node: value, expected: `a value of type ${type}`, received: value.text, fix: `write a ${bare}.`}];
  }
  const {cases = []} = surface.get(bare) ?? {};
  if (cases.length === 0) return [];
  const elements = value.type === 'array_literal' ? childrenOfKind(value, 'prefix_expression') : [value];
  return elements
    .filter(({type: kind}) => kind === 'prefix_expression')
    .flatMap((element) => {
      const name = element.lastNamedChild ?? element;
      if (cases.includes(name.text)) return [];
      const fix = `did you mean .${guess(name.text, cases)}?`;
      return [{node: element, expected: `a case of ${bare}`, received: element.text, fix}];
    });
}

/** Finds the parameter of an argument, at `next` or after optional parameters. */
function indexFor({label, isTrailing}: Argument, parameters: Parameter[], next: number): number {
  if (isTrailing) return parameters.findLastIndex(({type}) => type.includes('->'));
  return parameters.findIndex((parameter, index) => index >= next && parameter.label === label);
}

/** Returns the faults in the arguments of a call, given its declared parameters. */
export function argumentFaults(
  given: Argument[],
  parameters: Parameter[],
  name: string,
  call: Node,
  surface: SwiftSurface,
): Fault[] {
  const labels = parameters.flatMap(({label}) => label ?? []);
  const signature = `${name}(${parameters.map(({label = '_'}) => `${label}:`).join('')})`;
  const passed = new Set<number>();
  let next = 0;
  for (const argument of given) {
    const index = indexFor(argument, parameters, next);
    if (index < 0) {
      const {node, label} = argument;
      const isLate = label !== undefined && labels.includes(label);
      const hint = isLate ? 'keep the order of the declaration.' : `did you mean ${guess(label ?? '', labels)}:?`;
      const received = label ? `${label}:` : 'an argument without a label';
      return [{node, expected: signature, received, fix: labels.length > 0 ? hint : 'leave the argument out.'}];
    }
    passed.add(index);
    next = index + 1;
  }
  const missing = parameters.find((parameter, index) => parameter.default === undefined && !passed.has(index));
  if (missing) {
    const received = `no ${missing.label ?? 'first argument'}`;
    return [
      {
        node: call,
        expected: signature,
        received,
        fix: `give ${missing.label ?? 'it'} a value of type ${missing.type}.`,
      },
    ];
  }
  const indexes = [...passed];
  return given.flatMap(({value}, index) => valueFaults(value, parameters[indexes[index] ?? 0]?.type ?? '', surface));
}
