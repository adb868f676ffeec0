import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {sdkPaths} from '../../../plugins/shared/contractPaths';
import {fileOf} from '../environment/workspace';
import {placedSource, problemAt} from '../place';
import {javaOptions, runProgram} from '../program';
import {sharedFiles} from '../sharedFiles';
import type {Check, Fence, SampleProblem, Verdict} from '../types';

const expected = 'code that compiles against api/android-sdk';
const fix = 'use the names and types that api/android-sdk declares.';

/** Reads the errors that the Kotlin compiler printed, with the compiled file in place of the page. */
function kotlinErrors(output: string): SampleProblem[] {
  return [...output.matchAll(/^(.+?):(\d+):(\d+): error: (.+)$/gm)].map(
    ([, file = '', line, column, received = '']) => {
      return {file, line: Number(line), column: Number(column), expected, received, fix};
    },
  );
}

/** Reads the errors that the Java compiler printed: a message, the line of code, a caret, and the missing symbol. */
function javaErrors(output: string): SampleProblem[] {
  return output.split(/^(?=\S.*\.java:\d+: )/m).flatMap((block) => {
    const [, file, line, message] = /^(.+?\.java):(\d+): error: (.+)$/m.exec(block) ?? [];
    if (!file || !message) return [];
    const column = (/^( *)\^/m.exec(block)?.[1]?.length ?? 0) + 1;
    const symbol = /^ *symbol: +(.+)$/m.exec(block)?.[1];
    return {file, line: Number(line), column, expected, received: symbol ? `${message}: ${symbol}` : message, fix};
  });
}

/** Converts a compiler's error to a problem in the page. */
const compilerProblem = (fence: Fence, {file: _, line, column, ...complaint}: SampleProblem): SampleProblem =>
  problemAt(fence, line, column, complaint);

const kotlinHome = dirname(require.resolve('kotlin-compiler/package.json'));
const kotlinLibrary = join(kotlinHome, 'lib/kotlin-stdlib.jar');
/** Stand-ins for the Android classes that samples use. */
const android = join(__dirname, '../android');

const compilerLimit = 120_000;

/** A file to compile: a fence, or a part of its hidden setup. */
interface SourceFile {
  path: string;
  /** The fence whose lines it has. */
  part: Fence;
  /** The fence that it proves. */
  fence: Fence;
}

/** Returns the file name of a fence. Java requires the name of its public class. */
function nameOf(fence: Fence): string {
  const declared = /^public (?:\w+ )*(?:class|interface|enum) (\w+)/m.exec(fence.code)?.[1];
  if (fence.language === 'java' && declared) return `${declared}.java`;
  return fileOf(fence)?.split('/').at(-1) ?? (fence.language === 'java' ? 'Sample.java' : 'Sample.kt');
}

/** Writes a part of a fence into the fence's package. */
async function writePart(folder: string, path: string, part: Fence): Promise<void> {
  const hasPackage = /^package /m.test(part.code);
  const [name] = path.split('/');
  const statement = part.language === 'java' ? `package ${name};` : `package ${name}; import shared.*`;
  const source = placedSource({...part, setup: []}, hasPackage ? '' : statement);
  await mkdir(dirname(join(folder, path)), {recursive: true});
  await writeFile(join(folder, path), source);
}

/**
 * Writes each fence into a package of its own, because pages use the same names. Setup code is written to separate
 * files, because in the same file, its declarations would precede the fence's imports.
 */
async function writeFences(folder: string, fences: Fence[]): Promise<SourceFile[]> {
  const files = fences.flatMap((fence, index) => [
    {path: `sample${index}/${nameOf(fence)}`, part: fence, fence},
    ...fence.setup.map((part, order) => ({path: `sample${index}/set-up-${order}/${nameOf(part)}`, part, fence})),
  ]);
  await Promise.all(files.map(({path, part}) => writePart(folder, path, part)));
  return files;
}

/** Writes the shared files into one package. A sample's own names win over theirs. */
async function writeShared(folder: string): Promise<string[]> {
  const parts = await sharedFiles('kotlin');
  await Promise.all(parts.map((part) => writePart(folder, `shared/${nameOf(part)}`, part)));
  return parts.map((part) => `shared/${nameOf(part)}`);
}

async function compileKotlin(folder: string, paths: string[]): Promise<SampleProblem[]> {
  const compiler = ['-cp', `${kotlinHome}/lib/kotlin-compiler.jar:${kotlinLibrary}`];
  const main = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler';
  const options = ['-nowarn', '-no-reflect', '-kotlin-home', kotlinHome, '-d', 'sdk'];
  const words = [
    ...javaOptions,
    '-Xmx1g',
    ...compiler,
    main,
    ...options,
    resolve(sdkPaths.androidSdk),
    android,
    ...paths,
  ];
  const {status, errors} = await runProgram('java', words, {cwd: folder, limit: compilerLimit});
  const problems = kotlinErrors(errors);
  if (status !== 0 && problems.length === 0) throw new Error(`The Kotlin compiler failed: ${errors}`);
  return problems;
}

async function compileJava(folder: string, paths: string[]): Promise<SampleProblem[]> {
  const options = ['--release', '8', '-Xlint:-options', '-XDshould-stop.ifError=FLOW', '-sourcepath', android];
  const machine = javaOptions.map((option) => `-J${option}`);
  const words = [...machine, ...options, '-cp', `sdk:${kotlinLibrary}`, '-d', 'java', ...paths];
  const {status, errors} = await runProgram('javac', words, {cwd: folder, limit: compilerLimit});
  const problems = javaErrors(errors);
  if (status !== 0 && problems.length === 0) throw new Error(`The Java compiler failed: ${errors}`);
  return problems;
}

async function compile(fences: Fence[], folder: string): Promise<Verdict[]> {
  const files = await writeFences(folder, fences);
  const inLanguage = (name: string) => files.filter(({part}) => part.language === name).map(({path}) => path);
  const shared = await writeShared(folder);
  const kotlin = await compileKotlin(folder, [...shared, ...inLanguage('kotlin')]);
  const isSample = ({file}: SampleProblem) => files.some(({path}) => path === file);
  const isShared = ({file}: SampleProblem) => file.startsWith('shared/') && kotlin.some(isSample);
  const own = kotlin.find((problem) => !isSample(problem) && !isShared(problem));
  if (own) throw new Error(`${own.file}:${own.line}:${own.column} ${own.received}`);
  const java = inLanguage('java');
  // After an error in a sample, nothing is written, and Java samples require the compiled SDK.
  if (kotlin.length > 0 && java.length > 0) await compileKotlin(folder, []);
  const errors = [...kotlin, ...(java.length > 0 ? await compileJava(folder, java) : [])];
  return fences.map((fence) => {
    const problems = files
      .filter((file) => file.fence === fence)
      .flatMap(({path, part}) => errors.filter(({file}) => file === path).map((error) => compilerProblem(part, error)));
    return {fence, proof: problems.length > 0 ? 'failed' : 'compiled', problems};
  });
}

/** Compiles Kotlin and Java fences against the Android SDK's surface, each language in one go. */
export const checkAndroid: Check = async (fences) => {
  if (fences.length === 0) return [];
  const [java, javac] = await Promise.all([runProgram('java', ['-version']), runProgram('javac', ['-version'])]);
  if (java.status !== 0 || javac.status !== 0) {
    return fences.map((fence) => ({fence, proof: 'not run', problems: [], note: 'no JDK here'}));
  }
  const folder = await mkdtemp(join(tmpdir(), 'timbre-android-'));
  try {
    return await compile(fences, folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
};
