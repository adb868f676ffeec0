import {brand} from '../../../src/facts/brand';
import type {Workspace} from '../environment/workspace';
import {fenceAt, problemAt, problemOf} from '../place';
import type {ProgramResult} from '../program';
import type {Fence, SampleProblem} from '../types';

/** The place and message of a crash. */
export interface Crash {
  line?: number;
  column?: number;
  message: string;
}

/** Converts a column in code that calls the mock to a column in the page, where the API's address is longer. */
function pageColumn({code, line: first}: Fence, line: number, column: number, mockUrl: string): number {
  const text = code.split('\n')[line - first] ?? '';
  const origin = `https://${brand.apiHost}`;
  const start = text.indexOf(origin);
  return start >= 0 && column > start + mockUrl.length ? column + origin.length - mockUrl.length : column;
}

/** Removes the path of the folder in which the sample ran. */
const withoutFolder = (message: string) => message.replaceAll(/\/\S*timbre-samples-\w+\/\d+\/?/g, './');

/** Returns a problem for a program that failed. */
export function crashProblem(fence: Fence, ended: ProgramResult, crash: Crash, mockUrl: string): SampleProblem {
  const fix = 'run the sample as the page shows it, and correct it.';
  if (ended.status === undefined) {
    return problemOf(fence, {expected: 'a program that ends', received: 'a timeout or a signal', fix});
  }
  const {line, column = 1, message} = crash;
  const complaint = {expected: 'exit status 0', received: withoutFolder(message) || `exit status ${ended.status}`, fix};
  if (!line) return problemOf(fence, complaint);
  const place = fenceAt(fence, line);
  return problemAt(place, line, pageColumn(place, line, column, mockUrl), complaint);
}

/** Reads where and why Node.js stopped: the first place in the sample that the report names. */
function javascriptCrash(errors: string, path: string): Crash {
  const place = errors.split(path)[1]?.match(/^:(\d+)(?::(\d+))?/);
  const message = /^(?:Uncaught )?(\w*(?:Error|Exception)\b.*)$/m.exec(errors)?.[1] ?? errors.trim();
  // A syntax error marks its column with a caret below the line; a thrown error has it in its first stack frame.
  const caret = /^( *)\^+$/m.exec(errors)?.[1]?.length;
  const frame = new RegExp(`${path.replace(/[.\\]/g, '\\$&')}:(\\d+):(\\d+)`).exec(errors);
  if (frame) return {line: Number(frame[1]), column: Number(frame[2]), message};
  return {line: Number(place?.[1]) || undefined, column: (caret ?? 0) + 1, message};
}

/** Reads where and why Python stopped: the innermost line of the sample in its traceback. */
function pythonCrash(errors: string, path: string): Crash {
  const places = [...errors.matchAll(/^ *File "(.+)", line (\d+)/gm)].filter(([, file]) => file === path);
  const lines = errors.trim().split('\n');
  const caret = /^SyntaxError|^IndentationError/m.test(errors) ? /^ *(\^+)/m.exec(errors) : null;
  const shown = caret ? lines[lines.findIndex((line) => /^ *\^/.test(line)) - 1] : undefined;
  const column =
    caret && shown ? caret[0].length - (caret[1]?.length ?? 0) - (shown.length - shown.trimStart().length) : 0;
  return {line: Number(places.at(-1)?.[2]) || undefined, column: column + 1, message: lines.at(-1) ?? ''};
}

/** Returns the package that Python didn't find, if it stopped for that reason. */
const missingModule = (errors: string): string | undefined =>
  /^ModuleNotFoundError: No module named '(\w+)/m.exec(errors)?.[1];

/** Stops at the first command that fails, and prints its line. It uses the first line of the file, which isn't the page's. */
const shellGuard = `set -eE -o pipefail; trap 'echo "failed at line $LINENO" >&2' ERR`;

/** Reads where and why bash stopped. */
function shellCrash(errors: string): Crash {
  const line = /failed at line (\d+)/.exec(errors)?.[1] ?? /\bline (\d+):/.exec(errors)?.[1];
  const said = errors.split('\n').filter((text) => text !== '' && !text.startsWith('failed at line'));
  const message = said.find((text) => /error|expected|not found|unexpected/i.test(text)) ?? said[0] ?? '';
  return {line: Number(line) || undefined, message: message.replace(/^.*?line \d+: /, '')};
}

/** Returns the program that bash didn't find, if it stopped for that reason. */
const missingCommand = (errors: string): string | undefined => /: ([\w.-]+): command not found/.exec(errors)?.[1];

/** A language whose samples are run. */
interface Language {
  /** The name of a sample without a title. */
  file: string;
  /** The first line of the file, which is never a line of the page's code. */
  firstLine?: string;
  /** The command that runs a file; undefined when the machine lacks it. */
  command(workspace: Workspace, path: string): string[] | undefined;
  crash(errors: string, path: string): Crash;
  /** Reads which tool or package the machine lacks. */
  missing?(errors: string): string | undefined;
}

const bash: Language = {
  file: 'sample.sh',
  firstLine: shellGuard,
  command: ({hasBash}, path) => (hasBash ? ['bash', '-c', 'bash -n "$0" && exec bash "$0"', path] : undefined),
  crash: shellCrash,
  missing: missingCommand,
};
const js: Language = {file: 'sample.mjs', command: (_, path) => ['node', path], crash: javascriptCrash};
const python: Language = {
  file: 'sample.py',
  command: (workspace, path) => (workspace.python ? [workspace.python, path] : undefined),
  crash: pythonCrash,
  missing: missingModule,
};

export const languages = new Map(Object.entries({bash, js, python}));
