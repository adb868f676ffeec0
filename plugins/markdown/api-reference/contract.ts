import {readFileSync} from 'node:fs';
import {relative, resolve} from 'node:path';
import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';

/** A place in a contract, as keys from the root: `['paths', '/recognize', 'post']`. */
export type Path = readonly (string | number)[];

/** A contract, with its references resolved. */
export interface Contract<Data> {
  /** The file's path from the working directory, as messages name it. */
  file: string;
  /** The document. Each `$ref` is replaced with the object that it names, so that identity can be compared. */
  data: Data;
  /** The name under `components.schemas` of a schema found in `data`; undefined for an unnamed one. */
  nameOf(schema: object | undefined): string | undefined;
  /** Throws an error that names `file:line:column`: that of `path`, or of its nearest ancestor that exists. */
  fail(path: Path, what: string, fix: string): never;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Returns the offset of `path` in the source: its key, its list item, or its nearest ancestor that exists. */
export function offsetOf(document: Document, path: Path): number {
  if (path.length === 0) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({key}) => isScalar(key) && key.value === path.at(-1));
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}

/** Returns every `{$ref: …}` below `node`, with its parent. */
function references(node: Branch, path: Path = []): {holder: Branch; key: string; path: Path; pointer: string}[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (!isBranch(value)) return [];
    if (typeof value.$ref === 'string') return [{holder: node, key, path: [...path, key, '$ref'], pointer: value.$ref}];
    return references(value, [...path, key]);
  });
}

/** Resolves a pointer such as `#/components/schemas/Error`, through further references if there are any. */
function target(root: Branch, pointer: string): Branch | undefined {
  const keys = pointer.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>(
    (node, key) => (isBranch(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    root,
  );
  if (!isBranch(found)) return undefined;
  return typeof found.$ref === 'string' ? target(root, found.$ref) : found;
}

/**
 * Reads an OpenAPI or AsyncAPI document and follows its references (within the file).
 * @param path the YAML file, from the working directory or absolute
 * @returns the document, typed as the caller expects it: the linter, not this function, checks its form
 * @throws Error if the YAML can't be parsed or the target of a reference doesn't exist
 */
export function readContract<Data>(path: string): Contract<Data> {
  const file = relative(process.cwd(), resolve(path));
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), {lineCounter: lines});
  const [broken] = document.errors;
  if (broken) throw new Error(`${file} is not valid YAML: ${broken.message}`);
  const fail = (at: Path, what: string, fix: string): never => {
    const {line, col} = lines.linePos(offsetOf(document, at));
    throw new Error(`${file}:${line}:${col} ${what}\nFix: ${fix}`);
  };
  const data = document.toJS() as Branch & {components?: {schemas?: Record<string, object>}};
  for (const {holder, key, path: place, pointer} of references(data))
    holder[key] =
      target(data, pointer) ?? fail(place, `"${pointer}" doesn't exist.`, 'write the name of a definition.');
  const names = new Map(Object.entries(data.components?.schemas ?? {}).map(([name, schema]) => [schema, name]));
  return {file, data: data as Data, nameOf: (schema) => schema && names.get(schema), fail};
}
