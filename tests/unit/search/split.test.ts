/** @jest-environment node */
import {encode} from '../../../plugins/files/search-index/encode';
import {splitIndex} from '../../../plugins/files/search-index/split';
import {indexFiles} from '../../../plugins/files/search-index/writeIndex';
import {buildSearch} from '../../../src/search/engine';
import {buildSplitSearch} from '../../../src/search/engine/split';
import type {Results, SearchIndex} from '../../../src/search/shape';
import {randomQueries} from '../../search/fuzz';
import {sample} from './sample';

const words = [...new Set(sample.sections.texts.join(' ').match(/\w+/g))];

/** The sample many times, each page with different words, so that the terms and the texts need several files. */
const large: SearchIndex = (() => {
  const copies = 30;
  const repeated = <T>(list: T[]): T[] => Array.from({length: copies}, () => list).flat();
  const {ids, levels, headings, aliases, texts, codes} = sample.sections;
  return {
    ...sample,
    pages: Array.from({length: copies}, (_, copy) =>
      sample.pages.map(([path, title, count]): [string, string, number] => [`${path}${copy || ''}`, title, count]),
    ).flat(),
    sections: {
      headings: repeated(headings),
      ids: repeated(ids),
      levels: repeated(levels),
      aliases: repeated(aliases),
      texts: repeated(texts).map(
        (text, at) => `${text} ${words.slice(at % words.length).join(' ')} own${at} text${at}`,
      ),
      codes: repeated(codes),
    },
  };
})();

function setUp(broken: string[] = []) {
  const {index, files} = splitIndex(encode(large), (name, content) => `${name} ${content}`, {
    terms: 2_000,
    texts: 2_000,
  });
  const requested: string[] = [];
  const fetchPart = async (part: string): Promise<unknown> => {
    requested.push(part);
    const content = files.get(part);
    if (content === undefined || broken.includes(part)) throw new Error(`${part} is missing`);
    return JSON.parse(content);
  };
  return {index, files, requested, engine: buildSplitSearch(JSON.parse(JSON.stringify(index)), fetchPart)};
}

const whole = buildSearch(encode(large));

const queries = [
  ...[
    'how do I rotate my key?',
    'micorphone permission',
    'max alternatives',
    'hotword',
    'too many calls',
    'ratelimits',
  ],
  ...['429', 'own17', 'xmicxophoxe', 'rotate a key: steps', 'constructor __proto__', '', 'free tier limits'],
];

describe('a split index', () => {
  it('is used for a large index only', () => {
    const {files, address} = indexFiles(encode(sample));
    expect([...files]).toEqual([[address, JSON.stringify(encode(sample))]]);
    expect(indexFiles(encode(sample), 0).files.size).toBeGreaterThan(1);
  });

  it('has files for terms and texts', () => {
    const {index} = setUp();
    expect(index.termFiles.length).toBeGreaterThan(1);
    expect(index.textFiles.length).toBeGreaterThan(1);
    expect(index).not.toHaveProperty('texts');
  });

  it('finds what the whole index finds, at each key press', async () => {
    const {engine} = setUp();
    for (const query of queries) {
      const typed = Array.from(query, (_, at) => query.slice(0, at + 1));
      const found: Results[] = [];
      for (const text of typed) found.push(await engine.search(text));
      expect(found).toEqual(typed.map((text) => whole.search(text)));
      expect(engine.suggestions(query)).toEqual(whole.suggestions(query));
    }
  });

  it('finds the same for words that are damaged in any way', async () => {
    const {engine} = setUp();
    for (const query of randomQueries(30, large)) expect(await engine.search(query)).toEqual(whole.search(query));
  });

  it('loads what a query needs, once', async () => {
    const {engine, requested, files} = setUp();
    await engine.search('own17');
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.length).toBeLessThan(files.size / 2);
    const before = requested.length;
    await engine.search('own17');
    expect(requested.length).toBe(before);
  });

  it('fails when a part is missing, and requests it again', async () => {
    const broken = setUp().index.termFiles.map(([, address]) => address);
    const {engine} = setUp(broken);
    await expect(engine.search('rotate')).rejects.toThrow('is missing');
    broken.splice(0);
    expect(await engine.search('rotate')).toEqual(whole.search('rotate'));
  });
});
