import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {checkDocs, type Problem, problemsOf, readSite, soundPages} from '../../authoring/check';
import {openCache} from '../../authoring/check/cache';
import {openFiles} from '../../authoring/check/files';
import {applyEdits} from '../../authoring/check/fix';
import type {Outline} from '../../authoring/check/outline';
import {publish} from '../../authoring/check/publish';
import {formats, summary} from '../../authoring/check/report';
import {check, fixed, found, root, sentence, tiny, tinyFile, today, told} from '../authors/tinyPage';

it('the list of published addresses is written as the formatter writes it', async () => {
  const site = await readSite({root});
  const {file, text, added} = publish(site);
  assert.equal(added, 0);
  assert.equal(text, readFileSync(`${root}/${file}`, 'utf8'));
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
  assert.deepEqual(added(), ['new-there']);
  assert.deepEqual(added(['docs/']), ['new-there']);
  assert.deepEqual(added(['docs/quick-start.mdx']), []);
});

describe('whatever a file holds', () => {
  const messageOf = async (text: string): Promise<string> =>
    (await check(tinyFile, text)).map(({message}) => message).join();

  it('an empty one is told', async () => assert.match(await messageOf(''), /^The file is empty\.$/));
  it('one of spaces is told', async () => assert.match(await messageOf(' \n\n'), /^The file is empty\.$/));
  it('a binary one is told', async () =>
    assert.match(await messageOf('PNG\0\u0001\u0002'), /^The file is not text\.$/));
  it('one of five megabytes is told, and at once', async () => {
    assert.match(
      await messageOf(`${tiny}${'word '.repeat(1_000_000)}`),
      /^The file has 5001 KB; a page has at most 250\.$/,
    );
  });
  it('Windows line ends are no problem, and stay', async () => {
    const windows = tiny.replaceAll('\n', '\r\n');
    assert.equal(told(await check(tinyFile, windows)), '');
    const wrong = windows.replace(sentence, 'See [the SDK](./web-skd.mdx).  \r\nAnd <5.');
    assert.equal(
      await fixed(tinyFile, wrong),
      windows.replace(sentence, 'See [the SDK](./web-sdk.mdx).\\\r\nAnd \\<5.'),
    );
  });
  it('a byte order mark is no problem, and stays', async () => {
    assert.equal(told(await check(tinyFile, `\uFEFF${tiny}`)), '');
    const wrong = `\uFEFF${tiny.replace('owner', 'ownr')}`;
    assert.deepEqual(found(await check(tinyFile, wrong)), [{rule: 'front-matter', line: 4, column: 1}]);
    assert.equal(await fixed(tinyFile, wrong), `\uFEFF${tiny}`);
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
      assert.ok((await check(tinyFile, text)).length > 0);
    }
  });
});

describe('a page that cannot be read', () => {
  it('is told once, and not again by the links to its headings', async () => {
    const problems = await checkDocs({root, today, unsaved: {'docs/account-setup.mdx': 'A\0B'}});
    assert.deepEqual(
      problems.map(({file, rule}) => `${file} ${rule}`),
      ['docs/account-setup.mdx file'],
    );
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
    assert.equal(
      await readings([
        ['one', files],
        ['one', files],
      ]),
      1,
    ));
  it('does not count for another text', async () =>
    assert.equal(
      await readings([
        ['two', files],
        ['three', files],
      ]),
      2,
    ));
  it('does not count once the words or a contract change', async () => {
    const changed = (path: string) => ({
      ...files,
      read: (asked: string) => (asked === path ? Buffer.from('changed') : files.read(asked)),
    });
    const asked = ['authoring/check/words.txt', 'api/openapi.yaml', 'api/asyncapi.yaml'].map(changed);
    assert.equal(await readings([['four', files], ...asked.map((from): [string, typeof files] => ['four', from])]), 4);
  });
});

describe('what authors read', () => {
  const problem: Problem = {
    file: 'docs/a,b.mdx',
    line: 3,
    column: 7,
    rule: 'links',
    message: 'No 100%.',
    fix: 'did you mean x?',
  };

  it('names place, rule, message and fix', () => {
    assert.equal(formats.text(problem), 'docs/a,b.mdx:3:7 links No 100%.\n  fix: did you mean x?');
  });
  it('is an annotation where a code host asks for one', () => {
    assert.equal(
      formats.github(problem),
      '::error file=docs/a%2Cb.mdx,line=3,col=7,title=links::No 100%25.%0Afix: did you mean x?',
    );
  });
  it('ends with a count', () => {
    assert.equal(summary([]), 'No problems.');
    assert.equal(summary([problem]), '1 problem in 1 file.');
    const edit = {start: 0, end: 1, text: ''};
    assert.equal(summary([problem, {...problem, edit}]), '2 problems in 1 file. `npm run docs:fix` mends 1.');
  });
  it('names the nearest file when one is named that does not exist', async () => {
    const [first] = await checkDocs({root, files: ['docs/quick-strat.mdx']});
    assert.equal(first?.fix, 'did you mean docs/quick-start.mdx?');
  });
  it('is only about the files that were named', async () => {
    const unsaved = {'docs/tiny.mdx': '', 'deploy/redirects.json': '{"pages": {"/about": "/"}, "anchors": {}}'};
    const site = await readSite({root, unsaved});
    assert.deepEqual(problemsOf(site, ['docs/quick-start.mdx']), []);
    assert.ok(problemsOf(site).length > 0);
  });
  it('is told when a file of the site is not JSON', async () => {
    await assert.rejects(
      checkDocs({root, unsaved: {'deploy/redirects.json': '{'}}),
      /deploy\/redirects\.json is not JSON: .* Fix: /,
    );
  });
});

describe('replacements', () => {
  it('change nothing beside them', () => {
    assert.equal(
      applyEdits('one two three', [
        {start: 4, end: 7, text: '2'},
        {start: 0, end: 3, text: '1'},
      ]),
      '1 2 three',
    );
  });
  it('of the same characters are made once', () => {
    const edit = {start: 0, end: 3, text: '1'};
    assert.equal(applyEdits('one', [edit, edit, {start: 1, end: 2, text: 'x'}]), '1');
  });
});
