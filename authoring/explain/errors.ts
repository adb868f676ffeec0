import {existsSync, readFileSync, rmSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import type {CompileError} from '../../plugins/build-errors/compileErrors';
import {formats} from '../check/report';
import {explain} from './explain';
import {portFix} from './preview';

/** An error is complete when nothing was printed for this long. The live preview doesn't end after an error. */
const settledMs = 300;

const isError = (line: string): boolean => stripVTControlCharacters(line).startsWith('[ERROR]');

const hint =
  'To list the problems of all pages, run npm run docs:check. To see the original error, run npm run build -- --verbose.';

function takeCompileErrors(file: string): CompileError[] {
  if (!existsSync(file)) return [];
  const errors = JSON.parse(readFileSync(file, 'utf8')) as CompileError[];
  rmSync(file);
  return errors;
}

/** Returns an error as authors read it: its problems, and the original unless the problems explain all of it. */
async function explained(output: string, root: string, compileErrors: CompileError[]): Promise<string> {
  const plain = stripVTControlCharacters(output);
  const fix = portFix(plain);
  if (fix) return `${output.trimEnd()}\n  fix: ${fix}\n`;
  // Without the check, as when one of its files isn't JSON, the original is all there is.
  const {problems, complete} = await explain(plain, compileErrors, {root}).catch(() => ({
    problems: [],
    complete: false,
  }));
  const lines = problems.map(formats.text);
  return complete ? `${[...lines, hint].join('\n')}\n` : [output.trimEnd(), ...lines, ''].join('\n');
}

/**
 * Explains the errors in what Docusaurus prints to its error stream. Other output is printed immediately; an error is
 * held back until it's complete.
 * @param root the project's folder
 * @param errorsFile where `plugins/build-errors` writes the errors of a compilation, before Docusaurus prints them
 * @param print prints text for authors
 */
export function watchErrors(root: string, errorsFile: string, print: (text: string) => void) {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  let printed = Promise.resolve();

  function release(): Promise<void> {
    clearTimeout(timer);
    const output = held;
    held = '';
    if (output) printed = printed.then(() => explained(output, root, takeCompileErrors(errorsFile))).then(print);
    return printed;
  }

  return {
    read(text: string): void {
      const lines = text.split('\n');
      const start = held || existsSync(errorsFile) ? 0 : lines.findIndex(isError);
      if (start < 0) {
        print(text);
        return;
      }
      if (start > 0) print(`${lines.slice(0, start).join('\n')}\n`);
      held += lines.slice(start).join('\n');
      clearTimeout(timer);
      timer = setTimeout(release, settledMs);
    },
    /** Prints what is held back. Call it when Docusaurus has ended. */
    end: release,
  };
}
