import {readWav} from './audio';
import type {Contract, Limit, RestCall} from './calls';
import type {SandboxRequest} from './request';
import type {Violation} from './schema';

/** The tiers whose limits the sandbox can apply. */
export type Tier = 'Free' | 'Developer' | 'Enterprise';

const periodMs = {minute: 60_000, day: 86_400_000, month: 30 * 86_400_000};

const ofTier = (limits: Limit[], tier: Tier | undefined) =>
  limits.filter((limit): limit is Limit & {value: number} => limit.tier === tier && typeof limit.value === 'number');

/** Returns the bytes of the recording in a request; undefined for a call that takes none. */
export function recordingIn(call: RestCall, {body}: SandboxRequest): Uint8Array | undefined {
  if (call.body && !call.body.schema && body instanceof Uint8Array) return body;
  if (!Array.isArray(body)) return undefined;
  return body.map(({value}) => value).find((value) => typeof value !== 'string')?.bytes;
}

function measured(call: RestCall, {measure}: Limit, request: SandboxRequest, fields: Record<string, unknown>): number {
  if (measure === 'characters') return [...String(fields.text ?? '')].length;
  const recording = recordingIn(call, request);
  return recording ? (readWav(recording)?.seconds ?? 0) : 0;
}

/**
 * Compares the size of a request with what a tier allows in one call. The length of a recording is known for WAV only.
 * @param fields the JSON body
 */
export function checkSize(
  call: RestCall,
  tier: Tier | undefined,
  request: SandboxRequest,
  fields: Record<string, unknown>,
): Violation[] {
  return ofTier(call.limits, tier).flatMap((limit) => {
    const amount = measured(call, limit, request, fields);
    if (amount <= limit.value) return [];
    const unit = limit.measure === 'characters' ? 'characters' : 'seconds of audio';
    const where = limit.measure === 'characters' ? 'body.text' : 'recording';
    const received = `${Number(amount.toFixed(1))} ${unit}`;
    return [{where, expected: `at most ${limit.value} ${unit} on the ${tier} tier`, received}];
  });
}

/** Counts calls against rate limits. The returned function counts one, if its tier has any, and tells whether it's allowed. */
export function createRateLimiter({rateLimits}: Contract, now: () => number): (tier: Tier | undefined) => boolean {
  let calls: number[] = [];
  return (tier) => {
    const limits = ofTier(rateLimits, tier);
    if (limits.length === 0) return true;
    const time = now();
    calls = calls.filter((call) => time - call < periodMs.month);
    const isAllowed = limits.every(({value, period = 'month'}) => {
      return calls.filter((call) => time - call < periodMs[period]).length < value;
    });
    if (isAllowed) calls.push(time);
    return isAllowed;
  };
}
