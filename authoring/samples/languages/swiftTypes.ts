import type {Node} from 'web-tree-sitter';
import type {SwiftMethod, SwiftSurface, SwiftType} from '../../../plugins/markdown/option-tables/surfaces/swift';
import {childrenOfKind, closureNames, closureParameters, unwrapOptional, walk} from './swiftTree';

/** Members of `Result`, and of any error. */
const systemMembers = ['get', 'map', 'mapError', 'flatMap', 'localizedDescription'];

/**
 * Finds the types of the names in a sample, as far as the SDK's surface declares them. It ignores scopes: a name has
 * every type that it gets anywhere in the sample, so a mistake is reported only if it's a mistake for each of these
 * types.
 */
export class NamedTypes {
  private readonly types = new Map<string, Set<string>>();

  constructor(
    root: Node,
    private readonly surface: SwiftSurface,
  ) {
    const nodes = walk(root);
    // The second pass knows names that are declared later in the sample.
    for (const node of [...nodes, ...nodes]) this.learnFrom(node);
  }

  /** Returns the types that an expression can have. */
  private typesOf(node: Node | null | undefined): string[] {
    if (!node) return [];
    const [first, second] = node.namedChildren;
    if (node.type === 'simple_identifier') return [...(this.types.get(node.text) ?? [])];
    if (node.type === 'navigation_expression') {
      const member = second?.lastNamedChild?.text ?? '';
      if (first?.type === 'self_expression') return [...(this.types.get(member) ?? [])];
      return this.typesOf(first).flatMap((type) => {
        const element = /^\[(\w+)\]$/.exec(type)?.[1];
        return (element && member === 'first' ? element : this.membersOf(type).properties.get(member)) ?? [];
      });
    }
    if (node.type !== 'call_expression') return [];
    if (first?.type === 'simple_identifier') return this.surface.has(first.text) ? [first.text] : [];
    const returns = first && this.method(first)?.returns;
    return returns ? [returns] : [];
  }

  private learn(name: string | undefined, types: string[]): void {
    if (!name || types.length === 0) return;
    this.types.set(name, new Set([...(this.types.get(name) ?? []), ...types.map(unwrapOptional)]));
  }

  private learnClosure(closure: Node | undefined, types: string[]): void {
    if (closure?.type !== 'lambda_literal') return;
    const parameters = types.flatMap(closureParameters);
    for (const [index, name] of closureNames(closure).entries()) this.learn(name, parameters.slice(index, index + 1));
  }

  private learnFrom(node: Node): void {
    const children = node.namedChildren.flatMap((child) => child ?? []);
    const [first, second, third] = children;
    const last = children.at(-1);
    if (node.type === 'property_declaration') {
      const name = childrenOfKind(node, 'pattern')[0]?.text;
      const declared = childrenOfKind(node, 'type_annotation')[0]?.lastNamedChild?.text;
      this.learn(name, declared ? [declared] : this.typesOf(last));
    } else if (node.type === 'parameter') {
      this.learn(childrenOfKind(node, 'simple_identifier').at(-1)?.text, last ? [last.text] : []);
    } else if (node.type === 'assignment') {
      const target = first?.lastNamedChild;
      const isOwn = target?.namedChild(0)?.type === 'self_expression';
      this.learn(isOwn ? target?.lastNamedChild?.text.replace('.', '') : target?.text, this.typesOf(second));
      this.learnClosure(second, this.typesOf(target));
    } else if (node.type === 'call_expression' && first?.type === 'navigation_expression') {
      const closures = (this.method(first)?.parameters ?? [])
        .map(({type}) => type)
        .filter((type) => type.includes('->'));
      this.learnClosure(childrenOfKind(second ?? node, 'lambda_literal')[0], closures);
    } else if (node.type === 'for_statement') {
      this.learn(
        first?.text,
        this.typesOf(second).flatMap((type) => /^\[(\w+)\]$/.exec(type)?.[1] ?? []),
      );
    } else if (node.type === 'pattern' && third === undefined && second?.type === 'pattern') {
      this.learnCase(node, first?.text ?? '', second);
    } else if (node.type === 'if_statement' || node.type === 'guard_statement') {
      for (const [index, child] of children.entries()) {
        if (child.type === 'value_binding_pattern') {
          this.learn(children[index + 1]?.text, this.typesOf(children[index + 2]));
        }
      }
    }
  }

  /** Reads `case .success(let parsed)` of a switch on a Result. */
  private learnCase(pattern: Node, name: string, binding: Node): void {
    const subject = pattern.parent?.parent?.parent?.namedChild(0);
    const order = ['success', 'failure'].indexOf(name);
    const parts = this.typesOf(subject).flatMap((type) => {
      const inside = /^Result<(.+), (\w+)>$/.exec(type);
      return inside ? [inside.slice(1)] : [];
    });
    const type = parts.flatMap((part) => part[order] ?? []);
    this.learn(binding.lastNamedChild?.text, type);
  }

  /** Returns a type's own members and those it inherits. */
  private membersOf(name: string): Pick<SwiftType, 'properties' | 'methods'> {
    const type = this.surface.get(unwrapOptional(name));
    if (!type) return {properties: new Map(), methods: new Map()};
    const parent = this.membersOf(type.parent ?? '');
    return {
      properties: new Map([...parent.properties, ...type.properties]),
      methods: new Map([...parent.methods, ...type.methods]),
    };
  }

  /** Finds the method of a callee such as `client.parse`, if the type of `client` is known. */
  method(callee: Node): SwiftMethod | undefined {
    const member = callee.namedChild(1)?.lastNamedChild?.text ?? '';
    const owners = this.typesOf(callee.namedChild(0));
    return owners.map((type) => this.membersOf(type).methods.get(member)).find((method) => method);
  }

  /** Returns the member that an expression reads and that its known type doesn't have. */
  missingMember(navigation: Node): {owner: string; member: Node; known: string[]} | undefined {
    const member = navigation.namedChild(1)?.lastNamedChild;
    const owners = this.typesOf(navigation.namedChild(0));
    const isKnown = owners.every((type) => this.surface.has(type) || type.startsWith('Result<'));
    const [owner] = owners.filter((type) => this.surface.has(type));
    if (!member || !owner || !isKnown || systemMembers.includes(member.text)) return undefined;
    const known = owners.flatMap((type) => {
      const {properties, methods} = this.membersOf(type);
      return [...properties.keys(), ...methods.keys()];
    });
    return known.includes(member.text) ? undefined : {owner, member, known};
  }

  /** Returns the cases in a comparison or a switch, and the type that they are compared with. */
  comparedCases(node: Node): {cases: Node[]; of: string} {
    const [first, ...others] = node.namedChildren.flatMap((child) => child ?? []);
    const of = this.typesOf(first).find((type) => this.surface.get(type)?.cases.length) ?? '';
    if (node.type === 'switch_statement') {
      const entries = others.flatMap((entry) => childrenOfKind(entry, 'switch_pattern'));
      const patterns = entries.flatMap((entry) => childrenOfKind(entry, 'pattern'));
      return {cases: patterns.flatMap((pattern) => childrenOfKind(pattern, 'simple_identifier').slice(0, 1)), of};
    }
    if (node.type !== 'equality_expression' && node.type !== 'infix_expression') return {cases: [], of: ''};
    const last = others.at(-1);
    return {cases: last?.type === 'prefix_expression' && last.lastNamedChild ? [last.lastNamedChild] : [], of};
  }
}
