import type {Crash} from '../crash';

/** Stops at the first command that fails, and prints its line. It uses the first line of the file, which isn't the page's. */
export const shellGuard = `set -eE -o pipefail; trap 'echo "failed at line $LINENO" >&2' ERR`;

/** Reads where and why bash stopped. */
export function shellCrash(errors: string): Crash {
  const line = /failed at line (\d+)/.exec(errors)?.[1] ?? /\bline (\d+):/.exec(errors)?.[1];
  const said = errors.split('\n').filter((text) => text !== '' && !text.startsWith('failed at line'));
  const message = said.find((text) => /error|expected|not found|unexpected/i.test(text)) ?? said[0] ?? '';
  return {line: Number(line) || undefined, message: message.replace(/^.*?line \d+: /, '')};
}

/** Returns the program that bash didn't find, if it stopped for that reason. */
export const missingCommand = (errors: string): string | undefined =>
  /: ([\w.-]+): command not found/.exec(errors)?.[1];
