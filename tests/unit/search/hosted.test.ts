/** @jest-environment node */
import type {Reply} from '../../../src/search/protocol';
import {createRequestHandler} from '../../../src/search/requests';
import type {SearchEngine} from '../../../src/search/searchEngine';
import type {Results} from '../../../src/search/shape';

interface ServiceHit {
  url: string;
  title: string;
  heading: string;
  excerpt: string;
}

const resultsOf = (query: string, hits: ServiceHit[]): Results => ({
  query,
  groups: hits.map(({url, title, heading, excerpt}) => ({
    page: title,
    hits: [
      {href: url, trail: [title], heading: {text: heading, marks: []}, snippet: {text: excerpt, marks: []}, score: 1},
    ],
  })),
});

/** An engine that asks a service, written as `src/search/README.md` says. The file of the index names the service. */
const hostedEngine: SearchEngine<{service: string}> = {
  build: ({service}) => ({
    async search(query) {
      const response = await fetch(`${service}?q=${encodeURIComponent(query)}`);
      if (!response.ok) throw new Error(`The search service responded with ${response.status}.`);
      return resultsOf(query, (await response.json()) as ServiceHit[]);
    },
    suggestions: () => [],
  }),
};

const hit = {url: '/docs/keys#rotate', title: 'Keys', heading: 'Rotate a key', excerpt: 'Make another key.'};

async function repliesTo(query: string, response: Response): Promise<Reply[]> {
  const replies: Reply[] = [];
  const responses = [Response.json({service: 'https://search.example/query'}), response];
  const fetching = jest.fn(async (_address: string) => responses.shift());
  Object.assign(globalThis, {fetch: fetching});
  const handle = createRequestHandler(hostedEngine, (reply) => replies.push(reply));
  await handle({type: 'load', index: '/index.json'});
  await handle({type: 'search', query});
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    '/index.json',
    `https://search.example/query?q=${encodeURIComponent(query)}`,
  ]);
  return replies;
}

describe('a hosted engine', () => {
  it('gives the dialog the hits of its service', async () =>
    expect(await repliesTo('rotate a key', Response.json([hit]))).toEqual([
      {type: 'ready'},
      {type: 'results', results: resultsOf('rotate a key', [hit]), suggestions: []},
    ]));

  it('says that search is unavailable when its service fails', async () =>
    expect(await repliesTo('key', new Response('', {status: 503}))).toEqual([{type: 'ready'}, {type: 'failed'}]));
});
