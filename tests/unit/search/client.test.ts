import {createClient, type State} from '../../../src/search/client';
import type {Reply, Request} from '../../../src/search/protocol';
import type {Results} from '../../../src/search/shape';

/** A worker that replies when the test calls `reply`. */
class HeldWorker extends EventTarget {
  received: Request[] = [];
  stopped = false;
  postMessage(request: Request): void {
    this.received.push(request);
  }
  terminate(): void {
    this.stopped = true;
  }
  reply(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const results = (query: string): Results => ({query, groups: []});
const queriesTo = (worker: HeldWorker) =>
  worker.received.flatMap((request) => (request.type === 'search' ? request.query : []));

function setUp() {
  const worker = new HeldWorker();
  const states: State[] = [];
  const shown: string[] = [];
  Object.assign(globalThis, {Worker: jest.fn(() => new HeldWorker())});
  const client = createClient(
    {worker: '/assets/search/worker-A.js', index: '/index.json', started: worker as unknown as Worker},
    {state: (state) => states.push(state), results: ({query}) => shown.push(query)},
  );
  return {worker, states, shown, client};
}

it('loads the index, and sends the query without waiting for it', () => {
  const {worker, client, states, shown} = setUp();
  client.prepare();
  client.search('key');
  worker.reply({type: 'ready'});
  client.search('key');
  expect(worker.received).toEqual([
    {type: 'load', index: '/index.json'},
    {type: 'search', query: 'key'},
  ]);
  worker.reply({type: 'results', results: results('key'), suggestions: []});
  expect(states).toEqual(['loading', 'ready']);
  expect(shown).toEqual(['key']);
});

it('sends nothing to a stopped worker, and the query to the new one', () => {
  const {worker, client, states} = setUp();
  client.prepare();
  client.search('key');
  worker.reply({type: 'retrying'});
  worker.reply({type: 'failed'});
  expect([...states, worker.stopped]).toEqual(['loading', 'retrying', 'failed', true]);
  client.search('key');
  expect(queriesTo(worker)).toEqual(['key']);
  client.prepare();
  client.search('key');
  const next = jest.mocked(Worker).mock.results[0]?.value as HeldWorker;
  expect(queriesTo(next)).toEqual(['key']);
});

it('sends one query at a time, always the latest, and shows only its results', () => {
  const {worker, client, shown} = setUp();
  client.prepare();
  worker.reply({type: 'ready'});
  for (const query of ['k', 'ke', 'key']) client.search(query);
  expect(queriesTo(worker)).toEqual(['k']);
  worker.reply({type: 'results', results: results('k'), suggestions: []});
  expect(queriesTo(worker)).toEqual(['k', 'key']);
  worker.reply({type: 'results', results: results('key'), suggestions: []});
  expect(shown).toEqual(['key']);
});

it('loads the index again each time, and stays ready meanwhile', () => {
  const {worker, client, states} = setUp();
  client.prepare();
  worker.reply({type: 'ready'});
  client.prepare();
  worker.reply({type: 'retrying'});
  worker.reply({type: 'ready'});
  expect(worker.received).toHaveLength(2);
  expect(states).toEqual(['loading', 'ready']);
});

it('fails if the worker breaks', () => {
  const {worker, client, states} = setUp();
  client.prepare();
  worker.dispatchEvent(new Event('error'));
  expect(states.at(-1)).toBe('failed');
});
