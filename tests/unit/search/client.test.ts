import {createClient, type State} from '../../../src/search/client';
import type {Reply, Request} from '../../../src/search/protocol';
import type {Results} from '../../../src/search/shape';

/** A worker that holds its replies until the test lets them go. */
class HeldWorker extends EventTarget {
  asked: Request[] = [];
  stopped = false;
  postMessage(request: Request): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.stopped = true;
  }
  reply(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const results = (query: string): Results => ({query, groups: [], nearest: []});
const asked = (worker: HeldWorker) =>
  worker.asked.flatMap((request) => (request.type === 'search' ? request.query : []));

function setUp(
  fetching: () => Promise<unknown> = async () => ({ok: true, arrayBuffer: async () => new ArrayBuffer(0)}),
) {
  const worker = new HeldWorker();
  const states: State[] = [];
  const shown: string[] = [];
  Object.assign(globalThis, {fetch: jest.fn(fetching), Worker: jest.fn(() => new HeldWorker())});
  const client = createClient(
    {worker: '/assets/search/worker-A.js', index: '/index.json', started: worker as unknown as Worker},
    {state: (state) => states.push(state), results: ({query}) => shown.push(query)},
  );
  return {worker, states, shown, client};
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the worker the index, and asks nothing before it can answer', async () => {
  const {worker, client, states} = setUp();
  client.prepare();
  client.search('key');
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.asked.map(({type}) => type)).toEqual(['index']);
  worker.reply({type: 'ready'});
  expect(asked(worker)).toEqual(['key']);
  expect(states).toEqual(['loading', 'ready']);
});

it('asks one query at a time, always the latest, and shows no answer to an older one', async () => {
  const {worker, client, shown} = setUp();
  client.prepare();
  await jest.advanceTimersByTimeAsync(0);
  worker.reply({type: 'ready'});
  for (const query of ['k', 'ke', 'key']) client.search(query);
  expect(asked(worker)).toEqual(['k']);
  worker.reply({type: 'results', results: results('k')});
  expect(asked(worker)).toEqual(['k', 'key']);
  worker.reply({type: 'results', results: results('key')});
  expect(shown).toEqual(['key']);
});

it('says that it tries again, then that it has failed, and starts anew when asked to', async () => {
  const {worker, client, states} = setUp(async () => {
    throw new Error('offline');
  });
  client.prepare();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['loading', 'retrying', 'retrying', 'retrying', 'failed']);
  expect(worker.stopped).toBe(true);
  client.prepare();
  expect(states.at(-1)).toBe('loading');
});

it.each([
  ['can not read the index', (worker: HeldWorker) => worker.reply({type: 'unreadable'})],
  ['breaks', (worker: HeldWorker) => worker.dispatchEvent(new Event('error'))],
])('has failed when the worker %s', async (_, act) => {
  const {worker, client, states} = setUp();
  client.prepare();
  await jest.advanceTimersByTimeAsync(0);
  act(worker);
  expect(states.at(-1)).toBe('failed');
});
