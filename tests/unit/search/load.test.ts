import {cached, fetchWithRetries, loadSettings, retryDelay} from '../../../src/search/load';

const bytes = new ArrayBuffer(8);
const good = {ok: true, arrayBuffer: async () => bytes};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function respondWith(...list: (object | Error)[]): jest.Mock {
  const fetching = jest.fn(async () => {
    const next = list.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  Object.assign(globalThis, {fetch: fetching});
  return fetching;
}

it('retries wait 1 s, then twice as long each time, and never more than 30 s', () =>
  expect([0, 1, 2, 3, 4, 5, 12].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]));

it('retries come after exactly these delays, until one succeeds', async () => {
  const fetching = respondWith(new Error('offline'), {ok: false, status: 503}, good);
  const onRetry = jest.fn();
  const result = fetchWithRetries('/index.json', onRetry);
  await jest.advanceTimersByTimeAsync(999);
  expect(fetching).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetching).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(fetching).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBe(bytes);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('a loaded index is kept for five minutes', async () => {
  let now = 0;
  const load = jest.fn(async () => bytes);
  const get = cached(load, () => now);
  await get();
  now = loadSettings.retentionMs - 1;
  await get();
  expect(load).toHaveBeenCalledTimes(1);
  now = loadSettings.retentionMs;
  await get();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a loaded index is requested once while it loads, and again after a failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(bytes);
  const get = cached(load);
  await Promise.allSettled([get(), get()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await get()).toBe(bytes);
  expect(load).toHaveBeenCalledTimes(2);
});
