import {basename} from 'node:path';
import type ts from 'typescript';

type TypeScript = typeof ts;

let loaded: TypeScript | undefined;

/** Returns TypeScript's parser. It's loaded on first use, because loading takes a fifth of a second. */
function typescript(): TypeScript {
  loaded ??= require('typescript') as TypeScript;
  return loaded;
}

function* below(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* below(child);
  }
}

const nodesOf = (file: string, source: string): ts.Node[] => {
  const {createSourceFile, ScriptTarget} = typescript();
  return [...below(createSourceFile(basename(file), source, ScriptTarget.Latest, true))];
};

/** Returns the capitalized names in the object that a module exports by default. */
export function exportedNames(file: string, source: string): string[] {
  const {isExportAssignment, isObjectLiteralExpression} = typescript();
  return nodesOf(file, source)
    .filter(isExportAssignment)
    .flatMap(({expression}) => (isObjectLiteralExpression(expression) ? [...expression.properties] : []))
    .map(({name}) => name?.getText() ?? '')
    .filter((name) => /^[A-Z]/.test(name));
}

/** A page ID in the sidebar file, and its offset. */
export interface SidebarEntry {
  id: string;
  offset: number;
}

/** The page IDs in the sidebar file, and its syntax errors. */
export interface Sidebar {
  entries: SidebarEntry[];
  errors: {offset: number; message: string}[];
}

/** Reads a sidebar file. Its page IDs are the strings in its lists and after `id:`. */
export function readSidebar(file: string, source: string): Sidebar {
  const {
    flattenDiagnosticMessageText,
    isArrayLiteralExpression,
    isPropertyAssignment,
    isStringLiteral,
    transpileModule,
  } = typescript();
  const entries = nodesOf(file, source)
    .filter(isStringLiteral)
    .filter(({parent}) =>
      isPropertyAssignment(parent) ? parent.name.getText() === 'id' : isArrayLiteralExpression(parent),
    )
    .map((literal) => ({id: literal.text, offset: literal.getStart() + 1}));
  const {diagnostics = []} = transpileModule(source, {fileName: file, reportDiagnostics: true});
  const errors = diagnostics.map(({start = 0, messageText}) => ({
    offset: start,
    message: flattenDiagnosticMessageText(messageText, ' '),
  }));
  return {entries, errors};
}

/** Returns the strings in a module, and the offsets of their first characters. */
export function stringsIn(file: string, source: string): {text: string; offset: number}[] {
  const {isStringLiteralLike, isTemplateTail} = typescript();
  return nodesOf(file, source).flatMap((node) =>
    isStringLiteralLike(node) || isTemplateTail(node) ? [{text: node.text, offset: node.getStart() + 1}] : [],
  );
}

/** Keys and attributes whose value becomes the ID of an element. */
const idKeys = ['id', 'anchor'];

/** Returns what a module imports, and the IDs that it gives to elements, as far as they are literals. */
export function importsAndIds(file: string, source: string): {imports: string[]; ids: string[]} {
  const {isImportDeclaration, isJsxAttribute, isPropertyAssignment, isStringLiteral} = typescript();
  const nodes = nodesOf(file, source);
  return {
    imports: nodes
      .filter(isImportDeclaration)
      .map(({moduleSpecifier}) => (isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '')),
    ids: nodes.flatMap((node) => {
      if (!isJsxAttribute(node) && !isPropertyAssignment(node)) return [];
      const {name, initializer} = node;
      return initializer && isStringLiteral(initializer) && idKeys.includes(name.getText()) ? [initializer.text] : [];
    }),
  };
}
