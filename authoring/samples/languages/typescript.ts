import {join, resolve} from 'node:path';
import ts from 'typescript';
import {declarationFiles} from '../../../plugins/markdown/option-tables/surfaces/declarations';
import {sdkPaths} from '../../../plugins/shared/contractPaths';
import {fileOf} from '../environment/workspace';
import {fenceAt, placedSource, problemAt} from '../place';
import type {Check, Fence, SampleProblem} from '../types';

/** As strict as a reader's project can be, with the types of the DOM but not those of Node.js. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  skipLibCheck: true,
};

function problemOf(fence: Fence, {file, start = 0, messageText}: ts.Diagnostic): SampleProblem {
  const place = file?.getLineAndCharacterOfPosition(start) ?? {line: fence.line - 1, character: 0};
  const line = place.line + 1;
  return problemAt(fenceAt(fence, line), line, place.character + 1, {
    expected: 'TypeScript that fits api/web-sdk',
    received: ts.flattenDiagnosticMessageText(messageText, ' '),
    fix: 'use the names and types that api/web-sdk declares.',
  });
}

/** Type-checks all TypeScript fences in one program. Fences of a page import each other by their titles. */
export const checkTypes: Check = async (fences) => {
  const paths = fences.map((fence, index) => {
    const folder = resolve('.samples', fence.file);
    const name = fileOf(fence) ?? `sample-${index}.ts`;
    const earlier = fences.slice(0, index).some((other) => other.file === fence.file && fileOf(other) === name);
    return join(folder, earlier ? `${index}` : '', name);
  });
  const texts = new Map(fences.map((fence, index) => [paths[index], placedSource(fence)]));
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  // The folders of the fences don't exist, so the compiler must look for their files without asking for folders.
  host.directoryExists = undefined;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path);
    return text === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram(
    [...paths, ...declarationFiles(sdkPaths.webSdk).map((file) => resolve(file))],
    options,
    host,
  );
  return fences.map((fence, index) => {
    const file = program.getSourceFile(paths[index] ?? '');
    const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    const problems = diagnostics.map((diagnostic) => problemOf(fence, diagnostic));
    return {fence, proof: problems.length > 0 ? 'failed' : 'type-checked', problems};
  });
};
