import {sdkPaths} from '../../../shared/contractPaths';
import {declarations} from './declarations';
import {bracketContent, parametersOf} from './parameters';

/** The types of the iOS SDK, by name. */
export type SwiftSurface = ReturnType<typeof readSwiftSurface>;

function typeOf(body: string) {
  const init = /public init(?=\()/.exec(body);
  return {
    /** The cases of an enumeration. */
    cases: [...body.matchAll(/\bcase ([\w, ]+)/g)].flatMap(([, cases = '']) =>
      cases.split(',').map((word) => word.trim()),
    ),
    /** The parameters of its initializer; undefined when samples cannot make one. */
    init: init ? parametersOf(bracketContent(body, init.index + init[0].length)) : undefined,
    properties: Array.from(body.matchAll(/public (?:var|let) (\w+): /g), ([, name = '']) => name),
    /** The parameters of its methods, by name. */
    methods: new Map(
      Array.from(body.matchAll(/public func (\w+)(?=\()/g), ({0: head, 1: name = '', index}) => [
        name,
        parametersOf(bracketContent(body, index + head.length)),
      ]),
    ),
  };
}

/** Reads the public surface of the iOS SDK: types with their initializers, properties, methods and cases. */
export function readSwiftSurface() {
  const source = declarations(sdkPaths.iosSdk);
  const types = source.matchAll(/^public (?:final )?(?:class|struct|enum) (\w+)(?:: \w+)? (?=\{)/gm);
  return new Map(
    Array.from(types, ({0: head, 1: name = '', index}) => [name, typeOf(bracketContent(source, index + head.length))]),
  );
}
