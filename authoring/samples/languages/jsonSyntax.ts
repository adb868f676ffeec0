import {parseDocument} from 'yaml';
import {problemAtOffset} from '../place';
import type {Fence, SampleProblem} from '../types';

/** Returns the offset at which text stops being JSON. */
function brokenAt(text: string): number {
  for (let end = 1; end <= text.length; end++) {
    try {
      JSON.parse(text.slice(0, end));
    } catch (error) {
      const {message} = error as Error;
      const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
      const mayGoOn = /end of JSON input|Unterminated string/.test(message) || position >= end;
      if (!mayGoOn) return end - 1;
    }
  }
  return text.length;
}

function syntaxFix(rest: string, before: string): string {
  if (/^[“”‘’']/.test(rest)) return 'use straight double quotes.';
  if (/^(\/\/|\/\*|#)/.test(rest)) return 'remove the comment: JSON has none.';
  if (/^(…|\.\.\.)/.test(rest)) return 'write the value out: what is left out cannot be checked.';
  if (/^[}\]]/.test(rest) && /,\s*$/.test(before)) return 'remove the last comma.';
  if (/^[{[]/.test(rest) && /[}\]]\s*$/.test(before)) return 'give each body a fence of its own.';
  return 'check quotes, commas and brackets here and just before.';
}

/** Returns a problem if code isn't JSON or has a duplicate field. */
export function jsonSyntax(fence: Fence): SampleProblem | undefined {
  const {code} = fence;
  try {
    JSON.parse(code);
  } catch {
    const offset = brokenAt(code);
    const rest = code.slice(offset);
    const received = rest ? JSON.stringify(rest.split('\n')[0]?.slice(0, 30)) : 'the end of the block';
    return problemAtOffset(fence, offset, {expected: 'JSON', received, fix: syntaxFix(rest, code.slice(0, offset))});
  }
  // JSON silently uses the last of two entries. YAML, which includes JSON, reports them.
  const [duplicate] = parseDocument(code, {prettyErrors: false}).errors;
  if (!duplicate) return undefined;
  const fix = 'keep one of the two entries.';
  return problemAtOffset(fence, duplicate.pos[0], {expected: 'each field once', received: duplicate.message, fix});
}
