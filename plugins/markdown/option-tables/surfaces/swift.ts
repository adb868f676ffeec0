import {declarations} from './declarations';
import {bracketContent, type Parameter, parametersOf} from './parameters';

export interface SwiftMethod {
  parameters: Parameter[];
  /** Undefined when it returns nothing. */
  returns?: string;
}

/** A type of the iOS SDK. */
export interface SwiftType {
  name: string;
  parent?: string;
  /** The cases of an enumeration. */
  cases: string[];
  /** The parameters of its initializer; undefined when samples cannot make one. */
  init?: Parameter[];
  /** Types of its properties, by name. */
  properties: Map<string, string>;
  methods: Map<string, SwiftMethod>;
}

export type SwiftSurface = Map<string, SwiftType>;

function typeOf(name: string, parent: string | undefined, body: string): SwiftType {
  const init = /public init(?=\()/.exec(body);
  const methods = [...body.matchAll(/public func (\w+)(?=\()/g)].map(([text, method = ''], index, all) => {
    const start = (all[index]?.index ?? 0) + text.length;
    const list = bracketContent(body, start);
    const returns = /^ -> ([^\n{]+)/.exec(body.slice(start + list.length + 2))?.[1]?.trim();
    return [method, {parameters: parametersOf(list), returns}] as const;
  });
  const properties = [...body.matchAll(/public (?:var|let) (\w+): ([^\n{]+)/g)].map(
    ([, property = '', type = '']) => [property, type.trim()] as const,
  );
  return {
    name,
    parent: parent && parent !== 'Error' ? parent : undefined,
    cases: [...body.matchAll(/\bcase ([\w, ]+)/g)].flatMap(([, cases = '']) =>
      cases.split(',').map((word) => word.trim()),
    ),
    init: init ? parametersOf(bracketContent(body, init.index + init[0].length)) : undefined,
    properties: new Map(properties),
    methods: new Map(methods),
  };
}

/** Reads the public surface of the iOS SDK: types with their initializers, properties, methods and cases. */
export function readSwiftSurface(folder: string): SwiftSurface {
  const source = declarations(folder);
  const types = [...source.matchAll(/^public (?:final )?(?:class|struct|enum) (\w+)(?:: (\w+))? (?=\{)/gm)];
  return new Map(
    types.map(({0: head, 1: name = '', 2: parent, index}) => {
      return [name, typeOf(name, parent, bracketContent(source, index + head.length))];
    }),
  );
}
