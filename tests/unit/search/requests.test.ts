/** @jest-environment node */
import {encode} from '../../../plugins/files/search-index/encode';
import {buildSearch} from '../../../src/search/engine';
import type {Reply} from '../../../src/search/protocol';
import {createRequestHandler} from '../../../src/search/requests';
import {sample} from './sample';

const good = JSON.stringify(encode(sample));
const load = {type: 'load', index: '/index.json'} as const;

function setUp(...responses: (string | Error)[]) {
  const replies: Reply[] = [];
  const fetching = jest.fn(async () => {
    const next = responses.shift() ?? new Error('offline');
    if (next instanceof Error) throw next;
    return new Response(next);
  });
  Object.assign(globalThis, {fetch: fetching});
  const handle = createRequestHandler(buildSearch, (reply) => replies.push(reply));
  return {handle, replies, fetching};
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the worker handles queries once it has the index, and the last one from before', async () => {
  const {handle, replies, fetching} = setUp(good);
  for (const query of ['k', 'key']) await handle({type: 'search', query});
  expect(replies).toEqual([]);
  await handle(load);
  await handle(load);
  await handle({type: 'search', query: 'rotate'});
  expect(fetching).toHaveBeenCalledWith('/index.json');
  expect(replies).toMatchObject([
    {type: 'ready'},
    {type: 'results', results: {query: 'key'}},
    {type: 'ready'},
    {type: 'results', results: {query: 'rotate'}},
  ]);
});

it('the worker handles an early query once, even if more requests arrive during it', async () => {
  const {handle, replies} = setUp(good);
  await handle({type: 'search', query: 'key'});
  await Promise.all([handle(load), handle(load)]);
  expect(replies.filter(({type}) => type === 'results')).toHaveLength(1);
});

it('the worker fails after four attempts, and starts again on request', async () => {
  const {handle, replies, fetching} = setUp();
  const loaded = handle(load);
  await jest.advanceTimersByTimeAsync(60_000);
  await loaded;
  expect(replies.map(({type}) => type)).toEqual(['retrying', 'retrying', 'retrying', 'failed']);
  void handle(load);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(5);
});

it.each(['', '<!doctype html>', '{}', 'null'])('the worker fails for %j', async (text) => {
  const {handle, replies} = setUp(text);
  await handle(load);
  expect(replies).toEqual([{type: 'failed'}]);
});
