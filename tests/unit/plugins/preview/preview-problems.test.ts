/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import previewProblems, {filesByAddress} from '../../../../plugins/preview/problems';
import {startChecker} from '../../../../plugins/preview/problems/checker';
import {createFeed} from '../../../../plugins/preview/problems/feed';
import {address, builtEvent} from '../../../../plugins/preview/problems/messages';
import {overlay} from '../../../../plugins/preview/problems/overlay';

it('a build has neither the script nor the server of the preview', async () => {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const plugin = await previewProblems({siteDir: process.cwd()} as LoadContext, {checker: 'none.ts'});
  process.env.NODE_ENV = environment;
  expect(Object.keys(plugin ?? {})).toEqual(['name']);
});

it('the file of the index is found at its address, to which Docusaurus adds a slash', () => {
  const docs = [{permalink: '/docs/', source: '@site/docs/index.mdx'}];
  const content = {loadedVersions: [{docs, sidebars: {}}]};
  expect([...filesByAddress(content, '/site')]).toEqual([['/docs', 'docs/index.mdx']]);
});

describe('an open page', () => {
  const problem = {file: 'docs/a.mdx', line: 1, column: 1, rule: 'links', message: 'Wrong.', fix: 'fix it.'};
  const checker = {check: async () => [problem, {...problem, file: 'docs/b.mdx'}], restart: () => undefined};

  function open(path: string) {
    const written: string[] = [];
    const statuses: number[] = [];
    const response = {
      writeHead(status: number) {
        statuses.push(status);
        return response;
      },
      write: (text: string) => written.push(text),
      end: () => undefined,
    };
    const feed = createFeed(
      checker,
      (at) => (at === '/a' ? 'docs/a.mdx' : undefined),
      () => [],
    );
    const request = {url: `${address}?path=${path}`, on: () => undefined};
    feed.middleware(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => undefined);
    return {feed, written, statuses};
  }

  it('gets its problems at once and after each change, and an event when it compiles again', async () => {
    const {feed, written} = open('/a');
    await feed.refresh();
    feed.built();
    const message = `data: ${JSON.stringify([problem])}\n\n`;
    expect(written).toEqual([':\n\n', message, message, `event: ${builtEvent}\ndata:\n\n`]);
  });

  it('gets an empty response if it is outside the documentation', () => {
    expect(open('/elsewhere').statuses).toEqual([204]);
  });
});

it('the next request restarts a checking process that ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'timbre-checker-'));
  const program = join(folder, 'worker.mjs');
  writeFileSync(program, 'throw process.exit(1);');
  const checker = startChecker(program, process.cwd());
  expect(await checker.check(['docs/a.mdx'], [])).toEqual([]);
  writeFileSync(
    program,
    "process.on('message', ({id, files}) => process.send({id, problems: [files[0]]}, () => process.exit()));",
  );
  expect(await checker.check(['docs/b.mdx'], [])).toEqual(['docs/b.mdx']);
  rmSync(folder, {recursive: true});
});

describe("the bundler's overlay", () => {
  const broken = new Error(
    'Module build failed (from mdx-loader):\nError: MDX compilation failed for file "docs/a.mdx"',
  );

  it("doesn't cover the panel when a page that doesn't compile is saved or opened", () => {
    expect(overlay.errors(broken)).toBe(false);
    expect(overlay.runtimeErrors(broken)).toBe(false);
    expect(overlay.runtimeErrors(new Error('Expected component `Note` to be defined'))).toBe(false);
  });

  it("shows errors that aren't in the panel", () => {
    const other = new Error('Module build failed: src/enhance/index.ts');
    expect(overlay.errors(other)).toBe(true);
    expect(overlay.runtimeErrors(other)).toBe(true);
  });
});
