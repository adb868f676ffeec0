/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {watchErrors} from '../../../authoring/explain/errors';
import type {Sources} from '../../../authoring/explain/failure';
import {environmentOf} from '../../../authoring/explain/preview';
import {translate} from '../../../authoring/explain/translate';

const head = '---\ntitle: T\ndescription: D\nowner: web\nreviewed: 2026-11-16\n---\n\n';

/** The pages that the recorded messages are about. */
const files: Record<string, string> = {
  'docs/quick-start.mdx': `${head}words`,
  'docs/zz.mdx': head.replace('description', 'slug: quick-start\ndescription'),
  'docs/zz-import.mdx': `${head}import x from "./nope";`,
  'docs/zz-link.mdx': `${head}A [link](/nowhere/at-all) here, and [again](/products/pricin).`,
  'src/content/developers.ts':
    "const docs = '/x';\nconst a = docs + '/voice-chat-docs';\nconst b = '/voice-chat-docs-2';",
  'src/content/home.ts': 'export const link = {to: docs + "/voice-chat-docs"};',
  'src/pages/developers/index.tsx': 'export default Page;',
  'sidebars.ts': "const sidebars = {\n  items: ['platform-overview', 'quick-strat'],\n};",
};

/** The pages, of which `docs/zz.mdx` may hold something else. */
const sourcesWith = (page = files['docs/zz.mdx']): Sources => ({
  root: '/site',
  pages: Object.keys(files).filter((file) => file.endsWith('.mdx')),
  content: Object.keys(files).filter((file) => file.startsWith('src/content/')),
  read: (file) => (file === 'docs/zz.mdx' ? page : files[file]),
});
const sources = sourcesWith();

const recorded = (name: string) => readFileSync(`tests/unit/authoring/messages/${name}.txt`, 'utf8');

/** What Docusaurus 3.10 printed for each mistake, and where the author made it. */
const cases: [message: string, found: string[], page?: string][] = [
  ['sidebar', ["sidebars.ts:2:32 sidebar did you mean 'quick-start'?"]],
  ['sidebar-syntax', ['sidebars.ts:40:12 syntax']],
  ['front-matter-yaml', ['docs/zz.mdx:3:1 front-matter']],
  ['front-matter-type', ['docs/zz.mdx:2:1 front-matter']],
  ['duplicate-route', ['docs/zz.mdx:3:1 front-matter']],
  ['unknown-tag', ['docs/zz.mdx:10:1 tags'], `${head}Words.\n\n<Nonesuch label="x">`],
  ['refusal', ['docs/zz.mdx:8:1 tags give it one']],
  ['links', ['docs/zz-link.mdx:8:10 links', 'docs/zz-link.mdx:8:45 links']],
  ['anchor', ['docs/zz.mdx:8:5 links'], `${head}[a](./quick-start.mdx#nothing)`],
  [
    'compilation',
    [
      'docs/zz-brace.mdx:8:14 syntax write \\{',
      'docs/zz-closing.mdx:8:7 syntax close each tag',
      'docs/zz-comment.mdx:8:2 syntax write comments as {/*',
      'docs/zz-diagram.mdx:8:1 syntax run `npm run docs:diagrams`',
      'docs/zz-expr.mdx:8:6 figures write {facts.',
      'docs/zz-figure.mdx:8:7 figures did you mean {facts.brand.name}?',
      'docs/zz-image.mdx:8:4 images',
      'docs/zz-image2.mdx:8:4 images',
      'docs/zz-mdlink.mdx:8:3 links',
      'docs/zz-mermaid.mdx:8:1 syntax put it into <Diagram',
      'docs/zz-mismatch.mdx:8:10 syntax close each tag',
      'docs/zz-import.mdx:8:15 tags delete the import',
    ],
  ],
];

describe.each(cases)('Docusaurus says: %s', (name, expected, page) => {
  const {failures, complete} = translate(recorded(name), sourcesWith(page));

  it('at the place where the author made the mistake, with a fix', () => {
    const found = failures.map(({file, line, column, rule, fix}) => `${file}:${line}:${column} ${rule} ${fix}`);
    expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
    for (const {message, fix} of failures) expect([message.length, fix.length]).not.toContain(0);
  });

  it('and nothing else', () => expect(complete).toBe(true));
});

it('a link to a page that moved is told where it went', () => {
  const message =
    '[ERROR] Error: Docusaurus found broken links!\n\n- Broken link on source page path = /developers:\n' +
    '   -> linking to /developers/documentation/voice-chat-docs\n';
  const [from, to] = ['/developers/documentation/voice-chat-docs', '/developers/documentation/voice-chat-guide'];
  const redirects = JSON.stringify({pages: {[from]: to}, anchors: {}});
  const read = (file: string) => (file === 'deploy/redirects.json' ? redirects : files[file]);
  const {failures} = translate(message, {...sources, read});
  expect(failures[0]?.fix).toBe(`write ${to}, where it moved.`);
});

it('a link on a page below src/pages is named wherever its content writes it', () => {
  const message =
    '[ERROR] Error: Docusaurus found broken links!\n\n- Broken link on source page path = /developers:\n' +
    '   -> linking to /developers/documentation/voice-chat-docs\n';
  const {failures} = translate(message, sources);
  expect(failures.map(({file, line, column, fix}) => `${file}:${line}:${column} ${fix}`)).toEqual([
    'src/content/developers.ts:2:19 correct the address, or take the link away.',
    'src/content/home.ts:1:34 correct the address, or take the link away.',
  ]);
});

describe('what is not certain', () => {
  it('is left to the original', () => {
    expect(translate('[ERROR] Error: Cannot find module "x"', sources)).toEqual({failures: [], complete: false});
  });

  it('is left to the original when only a part of it is known', () => {
    const more = `${recorded('compilation')}\n\n  × Error: something else\n`;
    expect(translate(more, sources).complete).toBe(false);
  });
});

describe('the errors of a run', () => {
  it('are held until they are whole; what is no error passes at once', async () => {
    const printed: string[] = [];
    const errors = watchErrors(process.cwd(), (text) => printed.push(text));
    errors.take('[WARNING] look\n');
    expect(printed).toEqual(['[WARNING] look\n']);
    errors.take('[ERROR] Error: no');
    errors.take('body knows this\n');
    expect(printed).toHaveLength(1);
    await errors.end();
    expect(printed.slice(1)).toEqual(['[ERROR] Error: nobody knows this\n']);
  });

  it('are told in the author’s terms, with a hint at the original', async () => {
    const printed: string[] = [];
    const errors = watchErrors(process.cwd(), (text) => printed.push(text));
    errors.take(recorded('sidebar'));
    await errors.end();
    expect(printed.join('')).toMatch(
      /^sidebars\.ts:\d+:\d+ sidebar .*quick-strat[\s\S]*\n {2}fix: .*quick-start[\s\S]*--verbose/,
    );
    expect(printed.join('')).not.toContain('[ERROR]');
  });
});

describe('the preview', () => {
  it('keeps what it generates apart from what a build generates', () => {
    expect(environmentOf('start')).toEqual({DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview'});
    expect(environmentOf('build')).toEqual({});
  });

  it('says what to do when its port is taken', async () => {
    const printed: string[] = [];
    const errors = watchErrors(process.cwd(), (text) => printed.push(text));
    errors.take('[ERROR] Something is already running on port 3000.\n');
    await errors.end();
    expect(printed.join('')).toBe(
      '[ERROR] Something is already running on port 3000.\n' +
        '  fix: stop it, or start this one elsewhere: npm start -- --port 3001\n',
    );
  });
});
