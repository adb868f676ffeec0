import {readFileSync} from 'node:fs';
import {relative, resolve} from 'node:path';
import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLError} from 'yaml';
import {nearest} from '../../shared/nearest';

/** A place in a contract, as keys from the root: `['paths', '/recognize', 'post']`. */
export type Path = readonly string[];

/** A contract, with its references resolved. */
export interface Contract<Data> {
  /** The file's path from the working directory, as messages name it. */
  file: string;
  /** The document. Each `$ref` is replaced with the object that it names, so that identity can be compared. */
  data: Data;
  /** The name under `components.schemas` of a schema found in `data`; undefined for an unnamed one. */
  nameOf(schema: object | undefined): string | undefined;
  /** Throws a ContractError at `path`, or at its nearest ancestor that exists. */
  fail(path: Path, what: string, fix: string): never;
}

/** A problem in a contract. The message reads `file:line:column what`, then `Fix: …`. */
export class ContractError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(place: {file: string; line: number; column: number}, what: string, fix: string) {
    super(`${place.file}:${place.line}:${place.column} ${what}\nFix: ${fix}`);
    this.name = 'ContractError';
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const syntaxFixes: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'indent the line like the others of its block, two spaces per level.',
  DUPLICATE_KEY: 'keep one of the two entries.',
  MISSING_CHAR: 'add the missing quote, bracket, comma or colon.',
  TAB_AS_INDENT: 'indent with spaces.',
};

/** Returns the offset of `path` in the source: its key, its list item, or its nearest ancestor that exists. */
function offsetOf(document: Document, path: Path): number {
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
function target(root: Branch, pointer: string): {found?: Branch; siblings: string[]} {
  let siblings: string[] = [];
  let found: unknown = root;
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    if (!isBranch(found)) return {siblings};
    siblings = Object.keys(found);
    found = found[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (!isBranch(found)) return {siblings};
  return typeof found.$ref === 'string' ? target(root, found.$ref) : {found, siblings};
}

/**
 * Reads an OpenAPI or AsyncAPI document and follows its references (within the file).
 * @param path the YAML file, from the working directory or absolute
 * @returns the document, typed as the caller expects it: the linter, not this function, checks its form
 * @throws ContractError if the YAML can't be parsed or the target of a reference doesn't exist
 */
export function readContract<Data>(path: string): Contract<Data> {
  const file = relative(process.cwd(), resolve(path));
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), {lineCounter: lines, prettyErrors: false});

  const failAt = (offset: number, what: string, fix: string): never => {
    const {line, col} = lines.linePos(offset);
    throw new ContractError({file, line, column: col}, what, fix);
  };
  const fail = (at: Path, what: string, fix: string) => failAt(offsetOf(document, at), what, fix);

  const [broken] = document.errors;
  if (broken) {
    const fix = syntaxFixes[broken.code] ?? 'compare the line with its neighbors: indentation, quotes, colons.';
    failAt(broken.pos[0], `This is not valid YAML: ${broken.message}`, fix);
  }
  const data = document.toJS() as Branch & {components?: {schemas?: Record<string, object>}};
  if (!isBranch(data)) failAt(0, 'The contract is empty.', 'restore the file.');

  for (const {holder, key, path: place, pointer} of references(data)) {
    const {found, siblings} = target(data, pointer);
    const guess = nearest(pointer.split('/').at(-1) ?? '', siblings);
    const fix = guess ? `did you mean "${guess}"?` : 'name something under #/components.';
    holder[key] = found ?? fail(place, `"${pointer}" doesn't exist.`, fix);
  }
  const names = new Map(Object.entries(data.components?.schemas ?? {}).map(([name, schema]) => [schema, name]));
  return {file, data: data as Data, nameOf: (schema) => schema && names.get(schema), fail};
}
