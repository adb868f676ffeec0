import {ui} from '../facts/interface';

/** Waits that grow: 1 s, 2 s, 4 s … up to 30 s (specification, section 9, "Data cache"). */
export const retryDelay = (attempt: number): number =>
  Math.min(ui.cache.retryCapMs, ui.cache.retryBaseMs * 2 ** attempt);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchOnce(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
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
      if (attempt >= ui.cache.queryRetries) throw error;
      onRetry();
      await wait(retryDelay(attempt));
    }
  }
}

/** Keeps what `load` gave for as long as the specification's data cache does. What failed is not kept. */
export function kept<T>(load: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let entry: {promise: Promise<T>; until: number} | undefined;
  return () => {
    if (entry && now() < entry.until) return entry.promise;
    const promise = load();
    const own = {promise, until: Number.POSITIVE_INFINITY};
    entry = own;
    promise.then(
      () => {
        own.until = now() + ui.cache.retentionMs;
      },
      () => {
        if (entry === own) entry = undefined;
      },
    );
    return promise;
  };
}
