import lunr from 'lunr';
import type {Document} from './shared';
import {enter, fetchJson} from './shared';

interface Shipped {
  documents: Pick<Document, 'id' | 'href' | 'heading' | 'trail' | 'text'>[];
  index: object;
}

let index: lunr.Index | undefined;
let documents: Shipped['documents'] = [];

/** The queries of the Docusaurus plugin, strictest first: all words; the last one unfinished; each with one slip. */
function attempts(words: string[]): ((builder: lunr.Query) => void)[] {
  const {REQUIRED} = lunr.Query.presence;
  const all = (options: (isLast: boolean) => object) => (builder: lunr.Query) => {
    for (const [at, word] of words.entries())
      builder.term(word, {presence: REQUIRED, ...options(at === words.length - 1)});
  };
  return [
    all(() => ({})),
    all((isLast) => (isLast ? {wildcard: lunr.Query.wildcard.TRAILING} : {})),
    all(() => ({editDistance: 1})),
  ];
}

enter({
  async prepare() {
    const shipped = await fetchJson<Shipped>('lunr.json');
    index = lunr.Index.load(shipped.index);
    documents = shipped.documents;
  },
  async search(query) {
    const all = lunr.tokenizer(query);
    const telling = all.filter((token) => lunr.stopWordFilter(token));
    const words = (telling.length > 0 ? telling : all).map(String);
    const found = new Set<string>();
    for (const attempt of words.length > 0 ? attempts(words) : []) {
      for (const {ref} of index?.query(attempt) ?? []) found.add(documents[Number(ref)]?.href ?? '');
      if (found.size >= 8) break;
    }
    return [...found].slice(0, 10);
  },
});
