import {brand} from '../../src/facts/brand';
import {fenceAt, problemAt, problemOf} from './place';
import type {ProgramResult} from './program';
import type {Fence, SampleProblem} from './types';

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
  const complaint = {
    expected: 'exit status 0',
    received: withoutFolder(message) || `exit status ${ended.status}`,
    fix,
  };
  if (!line) return problemOf(fence, complaint);
  const place = fenceAt(fence, line);
  return problemAt(place, line, pageColumn(place, line, column, mockUrl), complaint);
}
