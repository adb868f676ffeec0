/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs, {readFileSync} from 'node:fs';
import {checkDocs, pagesWithoutProblems, problemsOf, readSite} from '../../../../authoring/check';
import {openCache, sources} from '../../../../authoring/check/cache';
import {openFiles} from '../../../../authoring/check/files';
import type {Outline} from '../../../../authoring/check/outline';
import {publish} from '../../../../authoring/check/publishedAddresses';
import {checkWording} from '../../../../authoring/check/wording';
import {check, fixed, found, root, sentence, tiny, tinyFile, today, told} from '../../../authors/tinyPage';

it('the list of published addresses is complete, and formatted', async () => {
  const site = await readSite({root});
  const {file, text, added} = publish(site);
  expect(added).toBe(0);
  expect(text).toBe(readFileSync(`${root}/${file}`, 'utf8'));
});

it('only pages without a problem are added to the list, and of those only the named ones', async () => {
  const page = (name: string) => readFileSync(`${root}/docs/${name}.mdx`, 'utf8');
  const unsaved = {
    // A page with a problem: its last heading was changed.
    'docs/ios-sdk.mdx': page('ios-sdk').replace('## Next steps', '## New here\n\nWords.\n\n## Following steps'),
    'docs/web-sdk.mdx': page('web-sdk').replace('## Next steps', '## New there\n\nWords.\n\n## Next steps'),
  };
  const site = await readSite({root, unsaved});
  const added = (named?: string[]) => {
    const {text} = publish(site, pagesWithoutProblems(site, named));
    return ['new-here', 'new-there'].filter((id) => text.includes(id));
  };
  expect(added()).toEqual(['new-there']);
  expect(added(['docs/'])).toEqual(['new-there']);
  expect(added(['docs/quick-start.mdx'])).toEqual([]);
});

describe('a file', () => {
  const messageOf = async (text: string): Promise<string> =>
    (await check(tinyFile, text)).map(({message}) => message).join();

  it('that is empty is reported', async () => expect(await messageOf('')).toMatch(/^The file is empty\.$/));
  it('that contains only spaces is reported', async () =>
    expect(await messageOf(' \n\n')).toMatch(/^The file is empty\.$/));
  it('that is binary is reported', async () =>
    expect(await messageOf('PNG\0\u0001\u0002')).toMatch(/^The file is not text\.$/));
  it('of five megabytes is reported without parsing it', async () => {
    expect(await messageOf(`${tiny}${'word '.repeat(1_000_000)}`)).toMatch(
      /^The file is 5001 KB, and the limit is 250 KB\.$/,
    );
  });
  it('can have Windows line endings, which are kept', async () => {
    const windows = tiny.replaceAll('\n', '\r\n');
    expect(told(await check(tinyFile, windows))).toBe('');
    const wrong = windows.replace(sentence, 'See [the SDK](./web-skd.mdx).  \r\nAnd <5.');
    expect(await fixed(tinyFile, wrong)).toBe(
      windows.replace(sentence, 'See [the SDK](./web-sdk.mdx).\\\r\nAnd \\<5.'),
    );
  });
  it('can have a byte order mark, which is kept', async () => {
    expect(told(await check(tinyFile, `\uFEFF${tiny}`))).toBe('');
    const wrong = `\uFEFF${tiny.replace('owner', 'ownr')}`;
    expect(found(await check(tinyFile, wrong))).toEqual([{rule: 'front-matter', line: 4, column: 1}]);
    expect(await fixed(tinyFile, wrong)).toBe(`\uFEFF${tiny}`);
  });
  it('never makes the check fail', async () => {
    const pieces = [
      '{',
      '}',
      '<',
      '>',
      '```',
      '---\n',
      '\n',
      '# ',
      '[a](',
      ')',
      '![',
      '|',
      '$',
      '`',
      'é😀',
      '\r',
      '<A b="',
      ':::',
      '{/*',
      '\\',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 20; round++) {
      const text = Array.from({length: 30}, () => pieces[next() % pieces.length]).join('');
      expect((await check(tinyFile, text)).length).toBeGreaterThan(0);
    }
  });
});

describe('the check', () => {
  it("suggests the most similar file for one that doesn't exist", async () => {
    const [first] = await checkDocs({root, files: ['docs/quick-strat.mdx']});
    expect(first?.fix).toBe('did you mean docs/quick-start.mdx?');
  });

  it('finds only problems of the named files', async () => {
    const {anchors} = JSON.parse(readFileSync('deploy/redirects.json', 'utf8'));
    const redirects = JSON.stringify({pages: {'/about': '/'}, anchors});
    const unsaved = {'docs/tiny.mdx': '', 'deploy/redirects.json': redirects};
    const site = await readSite({root, unsaved});
    expect(problemsOf(site, ['docs/quick-start.mdx'])).toEqual([]);
    expect(problemsOf(site).length).toBeGreaterThan(0);
  });

  it("fails for a file of the site that isn't JSON", async () => {
    await expect(checkDocs({root, unsaved: {'deploy/redirects.json': '{'}})).rejects.toThrow(
      /deploy\/redirects\.json is not JSON: .* Fix: /,
    );
  });
});

it.each([
  ['docs/search-index.mdx', '/developers/documentation/search-index'],
  ['docs/guides/index.mdx', '/developers/documentation/guides'],
])('the address of %s is %s', async (file, address) => {
  const site = await readSite({root, unsaved: {[file]: tiny}});
  expect(site.docs.get(address)?.file).toBe(file);
});

describe('an invalid page', () => {
  it('is reported once, and not again for each link to it', async () => {
    const problems = await checkDocs({root, today, unsaved: {'docs/account-setup.mdx': 'A\0B'}});
    expect(problems.map(({file, rule}) => `${file} ${rule}`)).toEqual(['docs/account-setup.mdx file']);
  });
});

describe('an entry of the cache', () => {
  const files = {...openFiles(root), root: '/nowhere'};
  const outline = (file: string): Outline => ({
    file,
    source: '',
    readable: true,
    matter: [],
    anchors: [],
    links: [],
    shapes: [],
    drawings: [],
    findings: [],
  });

  /** Returns how often a page is checked if it's requested with each of the texts and files. */
  async function checks(requests: [text: string, from: typeof files][]): Promise<number> {
    let count = 0;
    for (const [text, from] of requests) {
      await openCache(from, false).get('docs/a.mdx', Buffer.from(text), async () => {
        count += 1;
        return outline('docs/a.mdx');
      });
    }
    return count;
  }

  it('is used while nothing changes', async () =>
    expect(
      await checks([
        ['one', files],
        ['one', files],
      ]),
    ).toBe(1));
  it("isn't used for another text", async () =>
    expect(
      await checks([
        ['two', files],
        ['three', files],
      ]),
    ).toBe(2));
  it('depends on every file of the project that the rules import', () => {
    const entries = ['inspect', 'contract', 'code'].map((name) => `authoring/check/${name}.ts`);
    const options = {entryPoints: entries, bundle: true, packages: 'external', platform: 'node', outdir: 'none'};
    // esbuild runs in Node and not in Jest.
    const script = `const {metafile} = require('esbuild').buildSync({...${JSON.stringify(options)}, write: false, metafile: true});
      console.log(Object.keys(metafile.inputs).join('\\n'))`;
    const inputs = spawnSync('node', ['-e', script], {encoding: 'utf8'}).stdout.trim().split('\n');
    expect(inputs).toContain('src/components/CodeBlock/languages.ts');
    expect(inputs.filter((file) => !sources.some((source) => `${file}/`.startsWith(`${source}/`)))).toEqual([]);
  });
  it("isn't used after the words or a contract change", async () => {
    const changed = (path: string) => ({
      ...files,
      read: (file: string) => (file === path ? Buffer.from('changed') : files.read(file)),
    });
    const changes = ['authoring/check/words.txt', 'api/openapi.yaml', 'api/asyncapi.yaml'].map(changed);
    expect(await checks([['four', files], ...changes.map((from): [string, typeof files] => ['four', from])])).toBe(4);
  });
});

it('a phrase that authors add while the preview runs is reported', () => {
  const prose = [{text: 'A zebra crosses.', offset: 0}];
  expect(checkWording(prose)).toEqual([]);
  const added = 'words: {}\nrules: [{find: [zebra], message: no animals., fix: remove it.}]';
  const read = jest.spyOn(fs, 'readFileSync').mockReturnValue(added);
  expect(checkWording(prose)).toEqual([expect.objectContaining({offset: 2, fix: 'remove it.'})]);
  read.mockRestore();
});
