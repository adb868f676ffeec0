import type {Crash} from '../crash';

/** Reads where and why Python stopped: the innermost line of the sample in its traceback. */
export function pythonCrash(errors: string, path: string): Crash {
  const places = [...errors.matchAll(/^ *File "(.+)", line (\d+)/gm)].filter(([, file]) => file === path);
  const lines = errors.trim().split('\n');
  const caret = /^SyntaxError|^IndentationError/m.test(errors) ? /^ *(\^+)/m.exec(errors) : null;
  const shown = caret ? lines[lines.findIndex((line) => /^ *\^/.test(line)) - 1] : undefined;
  const column =
    caret && shown ? caret[0].length - (caret[1]?.length ?? 0) - (shown.length - shown.trimStart().length) : 0;
  return {line: Number(places.at(-1)?.[2]) || undefined, column: column + 1, message: lines.at(-1) ?? ''};
}

/** Returns the package that Python didn't find, if it stopped for that reason. */
export const missingModule = (errors: string): string | undefined =>
  /^ModuleNotFoundError: No module named '(\w+)/m.exec(errors)?.[1];
