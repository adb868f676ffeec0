import {decode, decodeNumbers, type PartFiles, type SplitIndex, type TermsFile} from '../encoded';
import type {Postings} from './postings';
import {decodePostings} from './postingsCode';
import type {Ranking} from './ranking';
import {fields, readBasis, type Store, storeOf} from './store';

/** Fetches and parses a file of a split index. */
export type FetchPart = (address: string) => Promise<unknown>;

/** Loads each file once, when the first of its entries is needed. A file that fails to load is tried again next time. */
class PartLoader<Key extends string | number> {
  private readonly loads = new Map<number, Promise<void>>();

  /** @param read stores a file's content, given the key of its first entry */
  constructor(
    private readonly files: PartFiles<Key>,
    private readonly fetchPart: FetchPart,
    private readonly read: (content: unknown, first: Key) => void,
  ) {}

  /** Loads the files that have these entries. */
  async load(keys: Iterable<Key>): Promise<void> {
    const numbers = new Set<number>();
    for (const key of keys) numbers.add(this.fileOf(key));
    await Promise.all([...numbers].map((number) => this.loadFile(number)));
  }

  private fileOf(key: Key): number {
    let [low, high] = [0, this.files.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.files[middle]?.[0] as Key) > key) high = middle - 1;
      else low = middle;
    }
    return low;
  }

  private loadFile(number: number): Promise<void> {
    const known = this.loads.get(number);
    const file = this.files[number];
    if (known || !file) return known ?? Promise.resolve();
    const [first, address] = file;
    const load = this.fetchPart(address).then(
      (content) => this.read(content, first),
      (error: unknown) => {
        this.loads.delete(number);
        throw error;
      },
    );
    this.loads.set(number, load);
    return load;
  }
}

/** A store whose parts are loaded on demand. */
export interface SplitStore extends Store {
  /** Loads the postings of terms. `postingsOf` must not be called for others. */
  loadTerms: (terms: number[]) => Promise<void>;
  /** Loads the texts that `textOf` was called for and returned as empty. Returns false if there are none. */
  loadMissingTexts: () => Promise<boolean>;
}

function readLengths(columns: string[], sections: number): Uint32Array {
  const lengths = new Uint32Array(sections * fields.length);
  for (const [field, column] of columns.entries())
    for (const [section, length] of decodeNumbers(column).entries()) lengths[section * fields.length + field] = length;
  return lengths;
}

/** Builds the store of a split index. */
export function createSplitStore(index: SplitIndex, ranking: Ranking, fetchPart: FetchPart): SplitStore {
  const basis = readBasis(index, index.otherTerms.split(' '));
  const {list} = basis.dictionary;
  const encodedPostings = new Map<string, string>();
  const terms = new PartLoader(index.termFiles, fetchPart, (content) => {
    const file = content as TermsFile;
    const postings = file.postings.split(' ');
    for (const [number, term] of file.terms.split(' ').entries()) encodedPostings.set(term, postings[number] ?? '');
  });
  const encodedTexts: string[] = [];
  const texts = new PartLoader(index.textFiles, fetchPart, (content, first) => {
    for (const [offset, text] of (content as string).split(' ').entries()) encodedTexts[first + offset] = text;
  });
  const missing = new Set<number>();
  const postings: Postings[] = [];
  const frequencies = decodeNumbers(index.frequencies);
  const store = storeOf(index, ranking, basis, {
    lengths: readLengths(index.lengths, basis.outline.count),
    frequencyOf: (term) => frequencies[term] ?? 0,
    postingsOf(term) {
      postings[term] ??= decodePostings(encodedPostings.get(list[term] ?? '') ?? '');
      return postings[term];
    },
    textOf(section) {
      const text = encodedTexts[section];
      if (text === undefined) missing.add(section);
      return decode(text ?? '', basis.words, index.marks);
    },
  });
  return {
    ...store,
    loadTerms: (needed) => terms.load(needed.map((term) => list[term] ?? '')),
    async loadMissingTexts() {
      const needed = [...missing];
      missing.clear();
      await texts.load(needed);
      return needed.length > 0;
    },
  };
}
