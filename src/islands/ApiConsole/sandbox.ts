import {createSandbox, type Sandbox} from '../../sandbox';
import {contract} from '../../sandbox/contract';
import type {SandboxResponse} from '../../sandbox/request';
import {placeholderKey} from './request';

/** How long training a domain takes, in milliseconds. */
const trainingMs = 6_000;

let shared: Sandbox | undefined;

/**
 * Returns the sandbox that all consoles of a page share, so that a domain created in one can be trained in another. It
 * applies the free tier's limits for one call, and counts no calls.
 */
export function pageSandbox(): Sandbox {
  shared ??= createSandbox({contract: {...contract, rateLimits: []}, now: () => Date.now(), tier: 'Free', trainingMs});
  return shared;
}

/** Returns the response to a request for a domain. */
export function getDomain(id: string): SandboxResponse {
  const headers = {Authorization: `Bearer ${placeholderKey}`};
  return pageSandbox().handle({method: 'GET', path: `/v1/domains/${encodeURIComponent(id)}`, headers});
}
