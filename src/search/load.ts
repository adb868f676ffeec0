/** How search caches and retries what it loads. Source: spec/site-and-marketing.md, section 9, "Data cache". */
export const loadSettings = {
  /** How long a loaded file is kept, in milliseconds. */
  retentionMs: 300_000,
  /** How many times a failed request is retried. */
  retries: 3,
  /** The first retry's delay in milliseconds. Each further one is twice as long. */
  retryBaseMs: 1_000,
  /** The longest delay before a retry, in milliseconds. */
  retryCapMs: 30_000,
};

/** Returns the delay before a retry in milliseconds: 1 s, 2 s, 4 s, and so on up to 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(loadSettings.retryCapMs, loadSettings.retryBaseMs * 2 ** attempt);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchOnce(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Fetches a file, and tries again when that fails.
 * @param onRetry called before each further attempt
 * @throws Error from the last attempt
 */
export async function fetchWithRetries(address: string, onRetry: () => void): Promise<ArrayBuffer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetchOnce(address);
    } catch (error) {
      if (attempt >= loadSettings.retries) throw error;
      onRetry();
      await wait(retryDelay(attempt));
    }
  }
}

/** Fetches a JSON file, and tries again when that fails. */
export async function fetchJson(address: string, onRetry: () => void = () => undefined): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await fetchWithRetries(address, onRetry)));
}

/** Wraps `load` in a cache that keeps its result for `retentionMs`. A failed load isn't kept. */
export function cached<T>(load: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let entry: {promise: Promise<T>; until: number} | undefined;
  return () => {
    if (entry && now() < entry.until) return entry.promise;
    const promise = load();
    const own = {promise, until: Number.POSITIVE_INFINITY};
    entry = own;
    promise.then(
      () => {
        own.until = now() + loadSettings.retentionMs;
      },
      () => {
        if (entry === own) entry = undefined;
      },
    );
    return promise;
  };
}
