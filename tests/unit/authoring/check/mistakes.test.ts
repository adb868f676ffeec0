/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {PageProblem} from '../../../../authoring/check';
import type {Unsaved} from '../../../../authoring/check/files';
import {placeOf} from '../../../../authoring/check/places';
import {check, fixed, found, run, sentence, tiny, tinyFile, told} from '../../../authors/tinyPage';

const folder = 'tests/authors';

/** Marks the position that a problem must report. */
const mark = '⟦';

interface Case {
  name: string;
  rule?: string;
  /** The rules that report the marked positions, in this order, if they aren't all the same. */
  rules?: string[];
  /** Text that the fix of the first problem contains. */
  says?: string;
  /** Text that no fix contains. */
  never?: string;
}

/** A mistake on a page: the text that replaces a part of it, and the corrected text. */
interface PageCase extends Case {
  /** A page of the documentation (default: the tiny page). */
  in?: string;
  for?: string;
  wrong: string;
  right: string;
  /** Whether docs:fix corrects the mistake. If not, it doesn't change the page. */
  fixes?: boolean;
}

type Change = [part: string, instead: string] | null;

/** A mistake between files. */
interface SiteCase extends Case {
  /** The rules whose problems are compared, if a mistake causes many (default: all). */
  only?: string[];
  wrong: Record<string, Change>;
  right?: Record<string, Change>;
}

const casesIn = <Case>(name: string): Case[] => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Case[];

/** Returns the text without marks, and their positions. */
function unmark(marked: string): {text: string; places: {line: number; column: number}[]} {
  const places: {line: number; column: number}[] = [];
  let text = marked;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark)) {
    text = text.slice(0, at) + text.slice(at + mark.length);
    places.push(placeOf(text, at));
  }
  return {text, places};
}

function textWith({in: page, for: part = sentence}: PageCase, instead: string): string {
  const base = page ? readFileSync(page, 'utf8') : tiny;
  expect(base).toContain(part);
  return base.replace(part, () => instead);
}

function assertFixes(problems: PageProblem[], {says = '', never}: Case): void {
  expect(problems[0]?.fix).toContain(says);
  if (never) expect(problems.some(({fix}) => fix.includes(never))).toBe(false);
}

const pageFiles = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'site.yaml');
const pageCases = pageFiles.map((name) => [name, casesIn<PageCase>(name)] as const);
const siteCases = casesIn<SiteCase>('site.yaml');

it("the documentation isn't changed by docs:fix", async () => expect(await run('fixDocs')).toEqual({}));

it('the documentation has no problem on the page for mistakes', async () =>
  expect(told(await check(tinyFile, tiny))).toBe(''));

for (const [name, cases] of pageCases) {
  describe(`mistakes of authors: ${name}`, () => {
    for (const one of cases) {
      const file = one.in ?? tinyFile;
      const {text, places} = unmark(textWith(one, one.wrong));
      const right = textWith(one, one.right);

      it(`${one.name}: found at its position`, async () => {
        const problems = await check(file, text);
        const expected = places.map((place, index) => ({rule: one.rules?.[index] ?? one.rule, ...place}));
        expect(found(problems)).toEqual(expected);
        expect(problems.every(({message, fix}) => message !== '' && fix !== '')).toBe(true);
        assertFixes(problems, one);
      });

      // Before the corrected text, because a page is checked again only when its text changes.
      if (one.fixes) it(`${one.name}: fixed`, async () => expect(await fixed(file, text)).toBe(right));
      else if (!one.rules) it(`${one.name}: not fixed`, async () => expect(await fixed(file, text)).toBe(text));
      it(`${one.name}: right once corrected`, async () => expect(told(await check(file, right))).toBe(''));
    }
  });
}

describe('mistakes of authors: site.yaml', () => {
  function unsavedWith(changes: Record<string, Change>) {
    const unsaved: Unsaved = {};
    const expected = Object.entries(changes).flatMap(([file, change]) => {
      if (change === null) {
        unsaved[file] = null;
        return [];
      }
      const base = readFileSync(file, 'utf8');
      expect(base).toContain(change[0]);
      const {text, places} = unmark(base.replace(change[0], () => change[1]));
      unsaved[file] = text;
      return places.map((place) => ({file, ...place}));
    });
    return {unsaved, expected};
  }

  for (const one of siteCases) {
    it(`${one.name}: found at its position`, async () => {
      const {unsaved, expected} = unsavedWith(one.wrong);
      const all = await run('checkDocs', {unsaved});
      const problems = one.only ? all.filter(({rule}) => one.only?.includes(rule)) : all;
      expect(problems.map(({file, line, column}) => ({file, line, column}))).toEqual(expected);
      expect(problems.every(({rule}) => rule === one.rule || one.rules?.includes(rule))).toBe(true);
      assertFixes(problems, one);
    });
    if (one.right)
      it(`${one.name}: right once corrected`, async () => {
        const {unsaved} = unsavedWith(one.right ?? {});
        expect(told(await run('checkDocs', {unsaved}))).toBe('');
      });
  }
});
