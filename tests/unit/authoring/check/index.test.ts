/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {checkDocs, readSite, soundPages} from '../../../../authoring/check';
import {openCache} from '../../../../authoring/check/cache';
import {openFiles} from '../../../../authoring/check/files';
import type {Outline} from '../../../../authoring/check/outline';
import {publish} from '../../../../authoring/check/publish';
import {check, fixed, found, root, sentence, tiny, tinyFile, today, told} from '../../../authors/tinyPage';

it('the list of published addresses is written as the formatter writes it', async () => {
  const site = await readSite({root});
  const {file, text, added} = publish(site);
  expect(added).toBe(0);
  expect(text).toBe(readFileSync(`${root}/${file}`, 'utf8'));
});

it('only pages without a problem are added to it, and of those only the named ones', async () => {
  const page = (name: string) => readFileSync(`${root}/docs/${name}.mdx`, 'utf8');
  const unsaved = {
    // A heading that lost its name, and one that is new: a page of which one cannot be published.
    'docs/ios-sdk.mdx': page('ios-sdk').replace('## Next steps', '## New here\n\nWords.\n\n## Following steps'),
    'docs/web-sdk.mdx': page('web-sdk').replace('## Next steps', '## New there\n\nWords.\n\n## Next steps'),
  };
  const site = await readSite({root, unsaved});
  const added = (named?: string[]) => {
    const {text} = publish(site, soundPages(site, named));
    return ['new-here', 'new-there'].filter((id) => text.includes(id));
  };
  expect(added()).toEqual(['new-there']);
  expect(added(['docs/'])).toEqual(['new-there']);
  expect(added(['docs/quick-start.mdx'])).toEqual([]);
});

describe('whatever a file holds', () => {
  const messageOf = async (text: string): Promise<string> =>
    (await check(tinyFile, text)).map(({message}) => message).join();

  it('an empty one is told', async () => expect(await messageOf('')).toMatch(/^The file is empty\.$/));
  it('one of spaces is told', async () => expect(await messageOf(' \n\n')).toMatch(/^The file is empty\.$/));
  it('a binary one is told', async () =>
    expect(await messageOf('PNG\0\u0001\u0002')).toMatch(/^The file is not text\.$/));
  it('one of five megabytes is told, and at once', async () => {
    expect(await messageOf(`${tiny}${'word '.repeat(1_000_000)}`)).toMatch(
      /^The file has 5001 KB; a page has at most 250\.$/,
    );
  });
  it('Windows line ends are no problem, and stay', async () => {
    const windows = tiny.replaceAll('\n', '\r\n');
    expect(told(await check(tinyFile, windows))).toBe('');
    const wrong = windows.replace(sentence, 'See [the SDK](./web-skd.mdx).  \r\nAnd <5.');
    expect(await fixed(tinyFile, wrong)).toBe(
      windows.replace(sentence, 'See [the SDK](./web-sdk.mdx).\\\r\nAnd \\<5.'),
    );
  });
  it('a byte order mark is no problem, and stays', async () => {
    expect(told(await check(tinyFile, `\uFEFF${tiny}`))).toBe('');
    const wrong = `\uFEFF${tiny.replace('owner', 'ownr')}`;
    expect(found(await check(tinyFile, wrong))).toEqual([{rule: 'front-matter', line: 4, column: 1}]);
    expect(await fixed(tinyFile, wrong)).toBe(`\uFEFF${tiny}`);
  });
  it('nothing makes it fail', async () => {
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
    for (let round = 0; round < 60; round++) {
      const text = Array.from({length: 30}, () => pieces[next() % pieces.length]).join('');
      expect((await check(tinyFile, text)).length).toBeGreaterThan(0);
    }
  });
});

describe('a page that cannot be read', () => {
  it('is told once, and not again by the links to its headings', async () => {
    const problems = await checkDocs({root, today, unsaved: {'docs/account-setup.mdx': 'A\0B'}});
    expect(problems.map(({file, rule}) => `${file} ${rule}`)).toEqual(['docs/account-setup.mdx file']);
  });
});

describe('what was found before', () => {
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

  /** How often a page is read, when it is asked for with each of the texts and files in turn. */
  async function readings(asked: [text: string, from: typeof files][]): Promise<number> {
    let count = 0;
    for (const [text, from] of asked) {
      await openCache(from, false).get('docs/a.mdx', Buffer.from(text), async () => {
        count += 1;
        return outline('docs/a.mdx');
      });
    }
    return count;
  }

  it('counts while nothing changes', async () =>
    expect(
      await readings([
        ['one', files],
        ['one', files],
      ]),
    ).toBe(1));
  it('does not count for another text', async () =>
    expect(
      await readings([
        ['two', files],
        ['three', files],
      ]),
    ).toBe(2));
  it('does not count once the words or a contract change', async () => {
    const changed = (path: string) => ({
      ...files,
      read: (asked: string) => (asked === path ? Buffer.from('changed') : files.read(asked)),
    });
    const asked = ['authoring/check/words.txt', 'api/openapi.yaml', 'api/asyncapi.yaml'].map(changed);
    expect(await readings([['four', files], ...asked.map((from): [string, typeof files] => ['four', from])])).toBe(4);
  });
});
