import {readFileSync} from 'node:fs';
import {checkDocs, type Problem} from '../../authoring/check';
import {fixDocs} from '../../authoring/check/fix';
import {formats} from '../../authoring/check/report';

export const root = process.cwd();
export const today = '2026-11-21';

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

const sidebars = readFileSync('sidebars.ts', 'utf8').replace("'quick-start',", "'quick-start', 'tiny',");

export interface Expected {
  rule: string;
  line: number;
  column: number;
}

export const found = (problems: Problem[]): Expected[] =>
  problems.map(({rule, line, column}) => ({rule, line, column}));
export const told = (problems: Problem[]): string => problems.map(formats.text).join('\n');

/** Checks one page as if it were saved. */
export const check = (file: string, text: string): Promise<Problem[]> =>
  checkDocs({root, today, files: [file], unsaved: {'sidebars.ts': sidebars, [file]: text}});

export async function fixed(file: string, text: string): Promise<string> {
  const changed = await fixDocs({root, files: [file], unsaved: {'sidebars.ts': sidebars, [file]: text}});
  return changed.find((one) => one.file === file)?.text ?? text;
}
