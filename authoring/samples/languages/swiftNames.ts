import type {Node} from 'web-tree-sitter';
import type {SwiftSurface} from '../../../plugins/markdown/option-tables/surfaces/swift';
import {guess} from '../guess';
import {fenceAt, problemAt} from '../place';
import type {Fence, Problem} from '../types';
import {argumentFaults, argumentsOf, type Fault} from './swiftArguments';
import {systemNames} from './swiftSystem';
import {childrenOfKind, walk} from './swiftTree';
import {NamedTypes} from './swiftTypes';

/** Returns the names that the sample declares itself. */
function declaredNames(root: Node): Set<string> {
  const kinds = ['class_declaration', 'protocol_declaration', 'typealias_declaration', 'type_parameter'];
  const nodes = walk(root).filter(({type}) => kinds.includes(type));
  return new Set(
    nodes.flatMap((node) =>
      childrenOfKind(node, 'type_identifier')
        .slice(0, 1)
        .map(({text}) => text),
    ),
  );
}

/** Reports undeclared types, and calls that look like their initializers. */
function unknownTypes(root: Node, surface: SwiftSurface): Fault[] {
  const declared = declaredNames(root);
  const isType = ({type, parent, text}: Node) =>
    type === 'type_identifier' ||
    (type === 'simple_identifier' && /^[A-Z]\w/.test(text) && parent?.type === 'call_expression');
  return walk(root)
    .filter((node) => isType(node))
    .filter(({text}) => !declared.has(text) && !surface.has(text) && !systemNames.has(text))
    .map((node) => {
      const hint = guess(node.text, [...surface.keys()]);
      const fix = `did you mean ${hint}? Apple's own names are listed in authoring/samples/languages/swiftSystem.ts.`;
      return {node, expected: 'a type that api/ios-sdk or the sample declares', received: node.text, fix};
    });
}

/** Reports members that a type of the SDK doesn't have, and arguments that its methods don't take. */
function memberFaults(root: Node, surface: SwiftSurface): Fault[] {
  const types = new NamedTypes(root, surface);
  return walk(root).flatMap((node): Fault[] => {
    if (node.type === 'call_expression') {
      const callee = node.namedChild(0);
      const made = callee?.type === 'simple_identifier' ? surface.get(callee.text) : undefined;
      if (made?.init) return argumentFaults(argumentsOf(node), made.init, made.name, node, surface);
      if (callee?.type !== 'navigation_expression') return [];
      const method = types.method(callee);
      return method ? argumentFaults(argumentsOf(node), method.parameters, callee.text, node, surface) : [];
    }
    if (node.type !== 'navigation_expression') return [];
    const missing = types.missingMember(node);
    if (!missing) return [];
    const {owner, member, known} = missing;
    const fix = `did you mean ${guess(member.text, known)}?`;
    return [{node: member, expected: `a member of ${owner}`, received: member.text, fix}];
  });
}

/** Reports cases such as `.granted` that their enumeration doesn't have. */
function caseFaults(root: Node, surface: SwiftSurface): Fault[] {
  const types = new NamedTypes(root, surface);
  return walk(root).flatMap((node): Fault[] => {
    const {cases, of} = types.comparedCases(node);
    const known = surface.get(of)?.cases ?? [];
    if (known.length === 0) return [];
    return cases
      .filter(({text}) => !known.includes(text))
      .map((name) => ({
        node: name,
        expected: `a case of ${of}`,
        received: `.${name.text}`,
        fix: `did you mean .${guess(name.text, known)}?`,
      }));
  });
}

/** Compares the names and labels that a sample uses from the SDK with the SDK's surface. */
export function checkSwiftNames(fence: Fence, root: Node, surface: SwiftSurface): Problem[] {
  const faults = [...unknownTypes(root, surface), ...memberFaults(root, surface), ...caseFaults(root, surface)];
  return faults.map(({node, ...complaint}) => {
    const line = node.startPosition.row + 1;
    return problemAt(fenceAt(fence, line), line, node.startPosition.column + 1, complaint);
  });
}
