import type {Node} from 'web-tree-sitter';
import type {Parameter} from '../../../plugins/markdown/option-tables/surfaces/parameters';
import type {SwiftSurface} from '../../../plugins/markdown/option-tables/surfaces/swift';
import {didYouMean, suggest} from '../../../plugins/shared/didYouMean';
import type {Complaint} from '../place';
import {systemNames} from './swiftSystem';

type Fault = Complaint & {node: Node};

const childrenOf = (node: Node | null | undefined, kind: string): Node[] =>
  node?.namedChildren.flatMap((child) => (child?.type === kind ? child : [])) ?? [];

/** Returns a node and all nodes below it, in reading order. */
export const walk = (node: Node): Node[] => [
  node,
  ...node.namedChildren.flatMap((child) => (child ? walk(child) : [])),
];

/** The nodes whose first name is declared by the sample itself. */
const declarations =
  /^(?:(?:class|protocol|typealias|function)_declaration|type_parameter|enum_entry|pattern|parameter|lambda_parameter)$/;

const isName = (node: Node | null): boolean => /^(?:simple|type)_identifier$/.test(node?.type ?? '');

export const declaredIn = (nodes: Node[]): string[] =>
  nodes
    .filter(({type}) => declarations.test(type))
    .flatMap(({namedChildren}) => namedChildren.find(isName)?.text ?? []);

/** The scalar types that a literal can have, by its node type. */
const literals: Record<string, string[]> = {
  line_string_literal: ['String'],
  integer_literal: ['Int', 'Double'],
  real_literal: ['Double'],
  boolean_literal: ['Bool'],
};

/** Returns what is wrong with a value that a parameter gets, as far as its form shows. */
function valueFault(node: Node, type: string, surface: SwiftSurface): Fault | undefined {
  const bare = type.replace(/[?[\]]/g, '');
  const fits = literals[node.type];
  if (fits && Object.values(literals).flat().includes(bare) && !fits.includes(bare))
    return {node, expected: `a value of type ${type}`, received: node.text, fix: `write a value of type ${bare}.`};
  const {cases = []} = surface.get(bare) ?? {};
  const name = node.lastNamedChild?.text ?? '';
  if (node.type !== 'prefix_expression' || cases.length === 0 || cases.includes(name)) return undefined;
  return {node, expected: `a case of ${bare}`, received: node.text, fix: didYouMean(name, cases)};
}

/** Compares a call's labels with a declaration: those that are given in its order, and all that are required. */
function callFault(call: Node, name: string, parameters: Parameter[], surface: SwiftSurface): Fault | undefined {
  const suffix = childrenOf(call, 'call_suffix')[0];
  const given = childrenOf(childrenOf(suffix, 'value_arguments')[0], 'value_argument');
  const trailing = childrenOf(suffix, 'lambda_literal').length > 0;
  const expected = `${name}(${parameters.map(({label = '_'}) => `${label}:`).join('')})`;
  const labels = parameters.flatMap(({label}) => label ?? []);
  const open = [...parameters];
  if (trailing)
    open.splice(
      open.findLastIndex(({type}) => type.includes('->')),
      1,
    );
  for (const node of given) {
    const label = childrenOf(node, 'value_argument_label')[0]?.text;
    const index = open.findIndex((parameter) => parameter.label === label);
    const received = label ? `${label}:` : 'an argument without a label';
    const hint = labels.includes(label ?? '') ? 'keep the order of the declaration.' : didYouMean(label ?? '', labels);
    const fix = labels.length > 0 ? hint : 'leave the argument out.';
    if (index < 0) return {node, expected, received, fix};
    const [parameter, ...skipped] = open.splice(0, index + 1).reverse();
    const missing = skipped.find((each) => each.default === undefined);
    if (missing) return {node, expected, received: `no ${missing.label}`, fix: `give ${missing.label} a value.`};
    const fault = valueFault(node.lastNamedChild ?? node, parameter?.type ?? '', surface);
    if (fault) return fault;
  }
  const missing = open.find((parameter) => parameter.default === undefined);
  const {label = 'first argument', type = ''} = missing ?? {};
  return missing && {node: call, expected, received: `no ${label}`, fix: `give ${label} a value of type ${type}.`};
}

/**
 * Returns the names, labels, and literals of a sample that don't fit the SDK's surface. Types of expressions aren't known.
 * @param shared the names of files that the sample may use
 */
export function swiftFaults(root: Node, surface: SwiftSurface, shared: string[]): Fault[] {
  const nodes = walk(root);
  const types = [...surface.values()];
  const members = types.flatMap(({properties, methods, cases}) => [...properties, ...methods.keys(), ...cases]);
  const own = new Set(declaredIn(nodes));
  const known = new Set([...surface.keys(), ...members, ...systemNames, ...shared, ...own]);
  return nodes.flatMap((node): Fault[] => {
    const {type, text, parent} = node;
    const isType = type === 'type_identifier' || (parent?.type === 'call_expression' && /^[A-Z]/.test(text));
    const isMember = parent?.type === 'navigation_suffix' || parent?.type === 'prefix_expression';
    if (isName(node) && (isType || isMember) && !known.has(text)) {
      const right = suggest(text, isType ? [...surface.keys()] : members);
      const fix = `${right ? `did you mean ${right}? ` : ''}Apple's own names are listed in authoring/samples/languages/swiftSystem.ts.`;
      return [{node, expected: 'a name that api/ios-sdk or the sample declares', received: text, fix}];
    }
    const callee = type === 'call_expression' ? node.namedChild(0) : undefined;
    const method = callee?.type === 'navigation_expression' ? callee.namedChild(1)?.lastNamedChild?.text : undefined;
    // A function of the sample may have the name of a method.
    if (!callee || own.has(method ?? '')) return [];
    const {init} = surface.get(callee.text) ?? {};
    const declared = init
      ? [init]
      : types.map(({methods}) => methods.get(method ?? '')).filter((each) => each !== undefined);
    const faults = declared.map((parameters) => callFault(node, callee.text, parameters, surface));
    return faults.every((fault) => fault !== undefined) ? faults.slice(0, 1) : [];
  });
}
