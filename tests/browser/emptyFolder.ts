import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {extract} from '../../authoring/samples/extract';
import {type ProgramOptions, runProgram} from '../../authoring/samples/program';
import type {Fence} from '../../authoring/samples/types';
import {brand} from '../../src/facts/brand';
import {expect, site} from './harness';

/** The address of the mock as pages print it. Tests replace it with that of a mock on a free port. */
export const printedMock = 'http://127.0.0.1:4010';

/** A documentation page that a test follows as it's written. */
export interface FollowedPage {
  fences: Fence[];
  /** Returns the code of the first block that contains a text. */
  codeWith(text: string): string;
}

export function followedPage(page: string): FollowedPage {
  const {fences} = extract(page, readFileSync(page, 'utf8'), () => []);
  return {
    fences,
    codeWith(text) {
      const fence = fences.find(({code}) => code.includes(text));
      if (!fence) throw new Error(`${page} has no code with "${text}"`);
      return fence.code;
    },
  };
}

/** A folder that was empty before a page's own commands put files into it. */
export interface Folder {
  path: string;
  /** Writes code into a file of the folder. */
  write(name: string, code: string): Promise<void>;
  /** Runs a program in the folder, and returns what it printed. Expects it to succeed. */
  run(command: string[], options?: ProgramOptions): Promise<string>;
  remove(): Promise<void>;
}

export async function emptyFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'followed-'));
  return {
    path,
    write: (name, code) => writeFile(join(path, name), code),
    async run([program = '', ...words], options = {}) {
      const env = {...process.env, ...options.env};
      const {status, output, errors} = await runProgram(program, words, {...options, cwd: path, env});
      expect(status, `${program} ${words.join(' ')}\n${output}${errors}`).toBe(0);
      return output;
    },
    remove: () => rm(path, {recursive: true}),
  };
}

/** Returns code that downloads from the built site instead of the published one. */
export const fromBuiltSite = (code: string): string => code.replaceAll(brand.siteUrl, site());
