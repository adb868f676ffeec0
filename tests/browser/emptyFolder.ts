import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {extract} from '../../authoring/samples/extract';
import {type ProgramOptions, runProgram} from '../../authoring/samples/program';
import {siteUrl} from '../../src/facts/site';
import {expect, site} from './harness';

/** The address of the mock as pages print it. Tests replace it with that of a mock on a free port. */
export const printedMock = 'http://127.0.0.1:4010';

/** Returns the code of a documentation page that a test follows as it's written. */
export function followedPage(page: string) {
  const {fences} = extract(page, readFileSync(page, 'utf8'), () => []);
  return {
    fences,
    /** Returns the code of the first block that contains a text. */
    codeWith(text: string): string {
      const fence = fences.find(({code}) => code.includes(text));
      if (!fence) throw new Error(`${page} has no code with "${text}"`);
      return fence.code;
    },
  };
}

export type Folder = Awaited<ReturnType<typeof emptyFolder>>;

/** Creates an empty folder, into which a page's own commands put files. */
export async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'followed-'));
  return {
    path,
    /** Writes code into a file of the folder. */
    write: (name: string, code: string) => writeFile(join(path, name), code),
    /** Runs a program in the folder, and returns what it printed. Expects it to succeed. */
    async run([program = '', ...words]: string[], options: ProgramOptions = {}): Promise<string> {
      const env = {...process.env, ...options.env};
      const {status, output, errors} = await runProgram(program, words, {...options, cwd: path, env});
      expect(status, `${program} ${words.join(' ')}\n${output}${errors}`).toBe(0);
      return output;
    },
    remove: () => rm(path, {recursive: true}),
  };
}

/** Returns code that downloads from the built site instead of the published one. */
export const fromBuiltSite = (code: string): string => code.replaceAll(siteUrl, site());
