import {existsSync, readdirSync} from 'node:fs';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {javaOptions, runProgram} from '../../authoring/samples/program';

/** A message in the checker's JSON output. */
interface CheckerMessage {
  url: string;
  lastLine: number;
  firstColumn?: number;
  lastColumn: number;
  message: string;
  extract?: string;
}

/** What the HTML standard allows and the checker doesn't know yet: `<link rel="expect" blocking="render">`. */
const notYetKnown = '.*“blocking” attribute must have a “rel” attribute whose value is “stylesheet”.*';

/** Long enough for all pages on a busy machine. */
const limit = 300_000;

/** Returns why the checker can't run on this machine, or `undefined` if it can. */
export async function missingRequirement(): Promise<string | undefined> {
  const {errors, status} = await runProgram('java', ['-version']);
  const version = Number(/version "(\d+)/.exec(errors)?.[1]);
  return status === 0 && version >= 17 ? undefined : 'no Java 17 or newer here';
}

/**
 * Checks the built pages in a folder with the Nu HTML checker.
 * @returns the number of pages, and the problems with their places from the working directory and the markup around them
 * @throws Error when the folder has no pages or the checker failed
 */
export async function checkHtml(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files.filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} has no pages. Fix: run \`npm run build\`.`);
  const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--stdout', '--format', 'json', '--skip-non-html', '--filterpattern', notYetKnown];
  // With these options, Java's default stack is too small for the checker.
  const words = [...javaOptions, '-Xss4m', '-jar', checker, ...options, folder];
  const {output, errors} = await runProgram('java', words, {limit});
  if (!output.startsWith('{')) throw new Error(`The Nu HTML checker failed: ${errors || output}`);
  const {messages} = JSON.parse(output) as {messages: CheckerMessage[]};
  const problems = messages.map(({url, lastLine, firstColumn, lastColumn, message, extract = ''}) => ({
    file: relative(process.cwd(), fileURLToPath(url)),
    line: lastLine,
    column: firstColumn ?? lastColumn,
    message,
    extract,
  }));
  return {pages: pages.length, problems};
}
