import {type ChildProcess, fork} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {PageProblem} from '../../authoring/check';
import {formats} from '../../authoring/check/report';
import type {calls, Reply} from './checker';

export const root = process.cwd();
const today = '2026-11-21';

export const tinyFile = 'docs/tiny.mdx';
export const sentence = 'A sentence that is right.';
export const tiny = `---
title: Tiny page
description: A page of nothing but one sentence, on which each mistake is tried out and corrected.
owner: web
reviewed: 2026-11-16
---

${sentence}

## Next steps

- [Make the first call](./quick-start.mdx#make-your-first-call)
- [Rotate a key](./account-setup.mdx#rotate-a-key)
`;

export const sidebars = readFileSync('sidebars.ts', 'utf8').replace("'quick-start',", "'quick-start', 'tiny',");

let checker: ChildProcess;
let lastId = 0;
beforeAll(() => {
  checker = fork('tests/authors/checker.ts', {execArgv: ['--import', 'tsx']});
});
afterAll(() => checker.kill());

type Calls = typeof calls;

/** Calls a function of the check for the project. */
export function run<Name extends keyof Calls>(
  call: Name,
  options?: Partial<Parameters<Calls[Name]>[0]>,
): Promise<Awaited<ReturnType<Calls[Name]>>> {
  lastId += 1;
  const id = lastId;
  checker.send({id, call, options: {root, today, ...options}});
  return new Promise((resolve, reject) => {
    checker.on('message', function read(reply: Reply) {
      // The reply to a test that ran out of time comes late.
      if (reply.id !== id) return;
      checker.off('message', read);
      if (reply.error) reject(new Error(reply.error));
      else resolve(reply.result as Awaited<ReturnType<Calls[Name]>>);
    });
  });
}

export const found = (problems: PageProblem[]) => problems.map(({rule, line, column}) => ({rule, line, column}));
export const told = (problems: PageProblem[]): string => problems.map(formats.text).join('\n');

/** Checks one page as if it were saved. */
export const check = (file: string, text: string): Promise<PageProblem[]> =>
  run('checkDocs', {files: [file], unsaved: {'sidebars.ts': sidebars, [file]: text}});

export async function fixed(file: string, text: string): Promise<string> {
  const changed = await run('fixDocs', {files: [file], unsaved: {'sidebars.ts': sidebars, [file]: text}});
  return changed[file] ?? text;
}
