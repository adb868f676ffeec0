import type {Crash} from '../crash';

/** The name a shell sample gets when its page gives none. */
export const shellFile = 'sample.sh';

/** Stops at the first command that fails, and tells its line. It takes the first line of the file, which is not the page's. */
export const shellGuard = `set -eE -o pipefail; trap 'echo "failed at line $LINENO" >&2' ERR`;

/** Reads where and why bash stopped. */
export function shellCrash(errors: string): Crash {
  const line = /failed at line (\d+)/.exec(errors)?.[1] ?? /\bline (\d+):/.exec(errors)?.[1];
  const said = errors.split('\n').filter((text) => text !== '' && !text.startsWith('failed at line'));
  const message = said.find((text) => /error|expected|not found|unexpected/i.test(text)) ?? said[0] ?? '';
  return {line: Number(line) || undefined, message: message.replace(/^.*?line \d+: /, '')};
}

/** The program that bash did not find, when that is why it stopped. */
export const missingCommand = (errors: string): string | undefined =>
  /: ([\w.-]+): command not found/.exec(errors)?.[1];
