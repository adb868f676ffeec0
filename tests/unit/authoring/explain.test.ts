/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {formats} from '../../../authoring/check/report';
import {explain} from '../../../authoring/explain/explain';
import type {CompileError} from '../../../plugins/build-errors/compileErrors';
import {syntaxFix} from '../../../plugins/shared/readMarkdown';
import {folderWith} from '../../helpers/folder';

const root = process.cwd();
const pageWith = (text: string, more = ''): string =>
  `---\ntitle: T\n${more}description: What readers can do after they read a page that exists only in this test.\nowner: web\nreviewed: 2026-11-16\n---\n\n${text}\n`;

/** Returns what Docusaurus 3.10 printed for a mistake. */
const recorded = (name: string): string =>
  readFileSync(`tests/unit/authoring/messages/${name}.txt`, 'utf8').replaceAll('/site/', `${root}/`);

const lines = async (...parameters: Parameters<typeof explain>) => {
  const {problems, complete} = await explain(...parameters);
  return {complete, found: problems.map((problem) => formats.text(problem).replaceAll('\n', ' '))};
};

describe('a page that does not compile', () => {
  /** Mistakes of authors, and what they read about them. */
  const mistakes: Record<string, [text: string, starts: string, fix: string]> = {
    brace: ['A brace is {never closed.\n\nMore.', '8:12 syntax', 'write \\{'],
    closing: ['Words </b> here.', '8:7 syntax', 'delete it, or add the opening tag'],
    comment: ['<!-- no -->', '8:1 syntax', 'write {/* … */}'],
    expression: ['There are {1 + 1}.', '8:11 figures', 'write {facts.…}'],
    figure: ['There is {facts.brand.nam}.', '8:10 figures', 'did you mean {facts.brand.name}?'],
    import: ["import x from './nope';\n\nWords.", '8:1 tags', 'delete the line'],
    unclosed: ['Words.\n\n<CodeTabs label="Go">\n\nMore.', '10:1 syntax', 'close it with </CodeTabs>'],
    mismatch: ['Some <b>bold</i> words.', '8:6 syntax', 'The tags: '],
  };
  const pages = Object.fromEntries(Object.entries(mistakes).map(([name, [text]]) => [name, pageWith(text)]));
  const unsaved = Object.fromEntries(Object.entries(pages).map(([name, text]) => [`docs/zz-${name}.mdx`, text]));
  let errors: CompileError[] = [];

  beforeAll(() => {
    const folder = folderWith(unsaved);
    const files = Object.keys(unsaved).map((file) => `./${file}`);
    const {stdout} = spawnSync('node', ['--import', 'tsx', 'tests/helpers/compilePages.ts', folder, ...files]);
    errors = JSON.parse(String(stdout)) as CompileError[];
  });

  it.each(Object.entries(mistakes))('because of: %s', async (name, [, place, fix]) => {
    const file = `docs/zz-${name}.mdx`;
    const own = errors.filter((error) => error.file === file);
    const {found, complete} = await lines('', own, {root, unsaved});
    expect(found[0]).toMatch(`${file}:${place}`);
    expect(found[0]).toContain(fix);
    expect(complete).toBe(true);
  });

  it('is explained by the build if the check finds only other mistakes on the line', async () => {
    const file = 'docs/zz-option.mdx';
    const error = {file, reason: 'Unknown option. Fix: use another.', line: 8, column: 1, isSyntax: false};
    const {found, complete} = await lines('', [error], {root, unsaved: {[file]: pageWith('Wrods.')}});
    expect(found).toEqual([`${file}:8:1 build Unknown option.   fix: use another.`]);
    expect(complete).toBe(true);
  });

  it('is left to the original if only some of the errors are known', async () => {
    const other = {file: 'src/pages/index.tsx', reason: 'Expression expected', isSyntax: false};
    const {complete} = await lines('', [...errors, other], {root, unsaved});
    expect(complete).toBe(false);
  });
});

describe('an error that Docusaurus reports as text', () => {
  const sidebars = readFileSync('sidebars.ts', 'utf8');
  const zz = 'docs/zz.mdx';
  const cases: [message: string, unsaved: Record<string, string>, found: RegExp[]][] = [
    [
      'sidebar',
      {'sidebars.ts': sidebars.replace("'quick-start'", "'quick-strat'")},
      [/^sidebars\.ts:\d+:\d+ sidebar .* fix: did you mean 'quick-start'\?/],
    ],
    [
      'sidebar-syntax',
      {'sidebars.ts': sidebars.replace("'quick-start',", "'quick-start' ]")},
      [/^sidebars\.ts:\d+:\d+ sidebar/],
    ],
    ['front-matter-yaml', {[zz]: pageWith('', 'sidebar_label: [a, b\n')}, [/^docs\/zz\.mdx:\d:\d+ front-matter/]],
    [
      'front-matter-type',
      {[zz]: pageWith('').replace('title: T', 'title: [a, b]')},
      [/^docs\/zz\.mdx:2:8 front-matter/],
    ],
    [
      'duplicate-route',
      {[zz]: pageWith('', 'slug: quick-start\n')},
      [/^docs\/quick-start\.mdx:1:1 unique/, /^docs\/zz\.mdx:3:7 unique .* fix: change the slug/],
    ],
    ['unknown-tag', {[zz]: pageWith('<Nonesuch label="x" />')}, [/^docs\/zz\.mdx:8:1 tags/]],
    ['refusal', {[zz]: pageWith('Words.')}, [/^docs\/zz\.mdx:8:1 build .* fix: give it one/]],
    [
      'links',
      {'docs/zz-link.mdx': pageWith('A [link](/nowhere/at-all) here, and [again](/products/pricin).')},
      [/^docs\/zz-link\.mdx:8:10 links/, /^docs\/zz-link\.mdx:8:45 links .*did you mean \/products\/pricing\?/],
    ],
    ['anchor', {[zz]: pageWith('[a](./quick-start.mdx#nothing)')}, [/^docs\/zz\.mdx:8:5 links/]],
  ];

  it.each(cases)('is explained: %s', async (name, unsaved, expected) => {
    const {found, complete} = await lines(recorded(name), [], {root, unsaved});
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
    expect(complete).toBe(true);
  });

  /** Returns what a build prints if the plugin that copies pages rejects one. */
  const rejected = (message: string) => recorded('refusal').replace(/zz\.mdx:8:1: .*/, `zz.mdx${message}`);

  it.each([
    [
      'a page that cannot be parsed',
      'A {brace.',
      `:8:9: Unexpected end. Fix: ${syntaxFix}`,
      /^docs\/zz\.mdx:8:3 syntax/,
    ],
    [
      'a tag that never closes',
      '<Diagram alt="x">',
      `: No closing tag. Fix: ${syntaxFix}`,
      /^docs\/zz\.mdx:8:1 syntax/,
    ],
    [
      'an unknown figure',
      '{facts.brand.nam}',
      ':8:1: There is no figure. Fix: use another.',
      /8:1 figures .*did you mean \{facts\.brand\.name\}/,
    ],
    [
      'a link to no page',
      '[x](./web-skd.mdx)',
      ':8:1: The link leads to no page. Fix: name a file.',
      /8:5 links .*did you mean \.\/web-sdk\.mdx/,
    ],
  ])('is explained by the check if a plugin finds %s', async (_, text, message, expected) => {
    const {found, complete} = await lines(rejected(message), [], {root, unsaved: {[zz]: pageWith(text)}});
    expect(found).toEqual([expect.stringMatching(expected)]);
    expect(complete).toBe(true);
  });

  it.each([
    ['/developers/documentation/handwriting', 'correct the address, or remove the link.'],
    ['/developers/documentation/quick-strat', 'did you mean /developers/documentation/quick-start?'],
  ])('is explained at the place in a marketing page that contains the link %s', async (target, fix) => {
    const message = `- Broken link on source page path = /developers:\n   -> linking to ${target}\n`;
    const last = target.split('/').at(-1);
    const unsaved = {
      'src/content/one.ts': `export const link = \`\${docs}/${last}\`;\nconst other = '/${last}-2';\n`,
      'src/content/two.ts': `export const link = {to: docs + '/${last}'};\n`,
    };
    const {found} = await lines(message, [], {root, unsaved});
    expect(found).toEqual([
      `src/content/one.ts:1:29 links There is no page at ${target}.   fix: ${fix}`,
      `src/content/two.ts:1:34 links There is no page at ${target}.   fix: ${fix}`,
    ]);
  });

  it('is explained with the new address of a page that moved', async () => {
    const [from, to] = ['/developers/documentation/voice-chat-docs', '/developers/documentation/quick-start'];
    const message = `- Broken link on source page path = /developers:\n   -> linking to ${from}\n`;
    const unsaved = {
      'src/content/one.ts': "export const link = '/voice-chat-docs';",
      'deploy/redirects.json': JSON.stringify({pages: {[from]: to}, anchors: {}}),
    };
    const {found} = await lines(message, [], {root, unsaved});
    expect(found[0]).toContain(`fix: write ${to}, where the page moved.`);
  });

  it('is left to the original if nothing is known about it', async () => {
    const message = '[ERROR] Error: Cannot find module "x"';
    expect(await explain(message, [], {root})).toEqual({problems: [], complete: false});
  });
});
