import {setTimeout as wait} from 'node:timers/promises';

const timeoutMs = 30_000;
const pollMs = 25;

/**
 * Polls until a condition is true.
 * @throws Error that names what it waited for, after half a minute
 */
export async function waitUntil(done: () => boolean | Promise<boolean>, what: string | (() => string)): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await done())) {
    if (performance.now() > end)
      throw new Error(`Waited ${timeoutMs / 1000} s for ${typeof what === 'string' ? what : what()}.`);
    await wait(pollMs);
  }
}
