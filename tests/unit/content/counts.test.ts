/** @jest-environment node */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {inWords} from '../../../src/content/inWords';

const folder = 'src/content';
const numberWords = new Map(Array.from({length: 11}, (_, index) => [inWords(index + 2), index + 2]));

/** Texts that begin with a number word but count no list of their own record. */
const otherCounts = new Set([
  'about.ts aboutContent.chorus.speakers.0.who',
  'aboutUs.ts aboutUsContent.story.entries.0.text',
  'home.ts homeContent.solutions.items.2.description',
  'mobileApps.ts mobileAppsContent.hero.lead',
  'overview.ts products.hero.title',
  'plans.ts calculator.lead',
  'pricing.ts pricingContent.billing.lead',
  'pricing.ts pricingContent.calculator.lead',
  'houndify.ts houndify.configuration.lead',
  'voiceSearch.ts voiceSearch.stages.lead',
]);

/** Returns the texts that start with a number word and are in a record with lists, with the lists' lengths. */
function counted(value: unknown, path: string): {path: string; text: string; count: number; lengths: number[]}[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const lengths = entries.flatMap(([, child]) => (Array.isArray(child) ? [child.length] : []));
  const own = Array.isArray(value) ? [] : entries.filter(([, child]) => typeof child === 'string');
  return [
    ...own.flatMap(([key, text]) => {
      const count = numberWords.get(/^\w+/.exec(text)?.[0].toLowerCase() ?? '');
      return count && lengths.length > 0 ? [{path: `${path}.${key}`, text, count, lengths}] : [];
    }),
    ...entries.flatMap(([key, child]) => counted(child, `${path}.${key}`)),
  ];
}

const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /(?<!types)\.ts$/.test(file));
const texts = files.flatMap((file) =>
  Object.entries<unknown>(jest.requireActual(join(process.cwd(), folder, file))).flatMap(([name, content]) =>
    counted(content, `${file.replace(/^.*\//, '')} ${name}`),
  ),
);

describe('copy that counts', () => {
  it.each(texts.filter(({path}) => !otherCounts.has(path)))('$path: "$text"', ({count, lengths}) => {
    // The length of a list beside the text has changed: change the number word, or add the text to `otherCounts`.
    expect(lengths).toContain(count);
  });

  it('has no exceptions for texts that no longer exist', () => {
    const paths = new Set(texts.map(({path}) => path));
    expect([...otherCounts].filter((path) => !paths.has(path))).toEqual([]);
  });
});
