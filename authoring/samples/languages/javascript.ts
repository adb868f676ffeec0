import type {Crash} from '../crash';

/** Reads where and why Node.js stopped: the first place in the sample that the report names. */
export function javascriptCrash(errors: string, path: string): Crash {
  const place = errors.split(path)[1]?.match(/^:(\d+)(?::(\d+))?/);
  const message = /^(?:Uncaught )?(\w*(?:Error|Exception)\b.*)$/m.exec(errors)?.[1] ?? errors.trim();
  // A syntax error marks its column with a caret below the line; a thrown error has it in its first stack frame.
  const caret = /^( *)\^+$/m.exec(errors)?.[1]?.length;
  const frame = new RegExp(`${path.replace(/[.\\]/g, '\\$&')}:(\\d+):(\\d+)`).exec(errors);
  if (frame) return {line: Number(frame[1]), column: Number(frame[2]), message};
  return {line: Number(place?.[1]) || undefined, column: (caret ?? 0) + 1, message};
}
