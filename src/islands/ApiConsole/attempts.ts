/** One request of a call that is retried. Times are in milliseconds from the first request. */
export interface Attempt {
  at: number;
  isSuccess: boolean;
  /** The upper bound of the wait before the next attempt, and the wait that was drawn. Both are 0 for the last. */
  longest: number;
  wait: number;
}

/** The first delay that the sample in docs/performance-optimization.mdx uses, in milliseconds. */
const firstDelay = 500;

/** How many attempts fail before one succeeds. */
const failures = 3;

/**
 * Returns the attempts of a call that gets 429 three times and then succeeds. The delay doubles after each failure, and
 * the wait is a random share of it, from half to all.
 */
export function backoff(): Attempt[] {
  let at = 0;
  return Array.from({length: failures + 1}, (_, index) => {
    const isSuccess = index === failures;
    const longest = isSuccess ? 0 : firstDelay * 2 ** index;
    const wait = Math.round(longest * (0.5 + Math.random() / 2));
    const attempt = {at, isSuccess, longest, wait};
    at += wait;
    return attempt;
  });
}

/** The maximum time that the attempts take. */
export const maxTime = firstDelay * (2 ** failures - 1);
