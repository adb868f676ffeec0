import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {parse} from 'yaml';
import {checkDocs, type Problem, problemsOf, readSite} from '../../authoring/check';
import {openCache} from '../../authoring/check/cache';
import {openFiles, type Unsaved} from '../../authoring/check/files';
import {applyEdits, fixDocs} from '../../authoring/check/fix';
import type {Outline} from '../../authoring/check/outline';
import {placeOf} from '../../authoring/check/places';
import {publish} from '../../authoring/check/publish';
import {formats, summary} from '../../authoring/check/report';

const root = process.cwd();
const folder = 'tests/authors';
const today = '2026-11-21';

/** Stands in a mistake at the character that the problem must name. */
const mark = '⟦';

const tinyFile = 'docs/tiny.mdx';
const sentence = 'A sentence that is right.';
const tiny = `---
title: Tiny page
description: A page of nothing but one sentence, on which each mistake is tried out and mended again.
owner: web
reviewed: 2026-11-16
---

${sentence}

## Next steps

- [Make the first call](./quick-start.mdx#make-your-first-call)
- [Rotate a key](./account-setup.mdx#rotate-a-key)
`;
const sidebars = readFileSync('sidebars.ts', 'utf8').replace("'quick-start',", "'quick-start', 'tiny',");

/** A mistake on a page: what takes the place of a part of it, and the corrected text. */
interface PageCase {
  name: string;
  rule?: string;
  /** The rules that find the marked places, in their order, where they are not all the same. */
  rules?: string[];
  /** A page of the documentation; the tiny page when left out. */
  in?: string;
  for?: string;
  wrong: string;
  right: string;
  /** Whether docs:fix makes the right text of the wrong one; else it leaves the page as it is. */
  mends?: boolean;
}

type Change = [part: string, instead: string] | null;

/** A mistake between files. */
interface SiteCase {
  name: string;
  rule?: string;
  rules?: string[];
  /** Only these rules' problems are looked at, where one mistake breaks much. */
  only?: string[];
  wrong: Record<string, Change>;
  right?: Record<string, Change>;
}

const casesIn = <Case>(name: string): Case[] => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Case[];

interface Expected {
  rule: string;
  line: number;
  column: number;
}

/** The text without marks, and the places where they stood. */
function unmark(marked: string): {text: string; places: {line: number; column: number}[]} {
  const places: {line: number; column: number}[] = [];
  let text = marked;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark)) {
    text = text.slice(0, at) + text.slice(at + mark.length);
    places.push(placeOf(text, at));
  }
  return {text, places};
}

const found = (problems: Problem[]): Expected[] => problems.map(({rule, line, column}) => ({rule, line, column}));
const told = (problems: Problem[]): string => problems.map(formats.text).join('\n');

function textWith({in: page, for: part = sentence}: PageCase, instead: string): string {
  const base = page ? readFileSync(page, 'utf8') : tiny;
  assert.ok(base.includes(part), `the page does not hold "${part}"`);
  return base.replace(part, () => instead);
}

/** Checks one page as if it were saved. */
const check = (file: string, text: string): Promise<Problem[]> =>
  checkDocs({root, today, files: [file], unsaved: {'sidebars.ts': sidebars, [file]: text}});

async function fixed(file: string, text: string): Promise<string> {
  const mended = await fixDocs({root, files: [file], unsaved: {'sidebars.ts': sidebars, [file]: text}});
  return mended.find((one) => one.file === file)?.text ?? text;
}

const pageFiles = readdirSync(folder).filter((name) => name !== 'site.yaml');
const pageCases = pageFiles.map((name) => [name, casesIn<PageCase>(name)] as const);
const siteCases = casesIn<SiteCase>('site.yaml');

describe('the documentation', () => {
  it('has no problem', async () => {
    const problems = await checkDocs({root});
    assert.equal(told(problems), '');
  });

  it('has all its addresses and anchors in the list of published ones', async () => {
    const {added} = publish(await readSite({root}));
    assert.equal(added, 0, 'run `npm run docs:fix` and commit authoring/check/published.json');
  });

  it('is left as it is by docs:fix', async () => assert.deepEqual(await fixDocs({root}), []));

  it('has a corpus of sixty mistakes and more', () => {
    assert.ok(pageCases.flatMap(([, cases]) => cases).length + siteCases.length >= 60);
  });

  it('gives no problem on the page on which mistakes are tried out', async () => {
    assert.equal(told(await check(tinyFile, tiny)), '');
  });
});

for (const [name, cases] of pageCases) {
  describe(`mistakes of authors: ${name}`, () => {
    for (const one of cases) {
      const file = one.in ?? tinyFile;
      const {text, places} = unmark(textWith(one, one.wrong));
      const right = textWith(one, one.right);

      it(`${one.name}: found where it stands`, async () => {
        const problems = await check(file, text);
        const expected = places.map((place, index) => ({rule: one.rules?.[index] ?? one.rule, ...place}));
        assert.deepEqual(found(problems), expected, told(problems));
        assert.ok(problems.every(({message, fix}) => message !== '' && fix !== ''));
      });

      it(`${one.name}: right once corrected`, async () => assert.equal(told(await check(file, right)), ''));

      if (one.mends) it(`${one.name}: mended`, async () => assert.equal(await fixed(file, text), right));
      else if (!one.rules)
        it(`${one.name}: left to the author`, async () => assert.equal(await fixed(file, text), text));
    }
  });
}

describe('mistakes of authors: site.yaml', () => {
  function unsavedWith(changes: Record<string, Change>): {
    unsaved: Unsaved;
    expected: {file: string; line: number; column: number}[];
  } {
    const unsaved: Unsaved = {};
    const expected = Object.entries(changes).flatMap(([file, change]) => {
      if (change === null) {
        unsaved[file] = null;
        return [];
      }
      const base = readFileSync(file, 'utf8');
      assert.ok(base.includes(change[0]), `${file} does not hold "${change[0]}"`);
      const {text, places} = unmark(base.replace(change[0], () => change[1]));
      unsaved[file] = text;
      return places.map((place) => ({file, ...place}));
    });
    return {unsaved, expected};
  }

  for (const one of siteCases) {
    it(`${one.name}: found where it stands`, async () => {
      const {unsaved, expected} = unsavedWith(one.wrong);
      const all = await checkDocs({root, today, unsaved});
      const problems = one.only ? all.filter(({rule}) => one.only?.includes(rule)) : all;
      const places = problems.map(({file, line, column}) => ({file, line, column}));
      assert.deepEqual(places, expected, told(problems));
      assert.ok(
        problems.every(({rule}) => rule === one.rule || one.rules?.includes(rule)),
        told(problems),
      );
    });
    if (one.right)
      it(`${one.name}: right once corrected`, async () => {
        const {unsaved} = unsavedWith(one.right ?? {});
        assert.equal(told(await checkDocs({root, today, unsaved})), '');
      });
  }
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
