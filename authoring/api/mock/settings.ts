import type {Tier} from '../../../src/sandbox/limits';
import {check, type Schema, type Violation} from '../../../src/sandbox/schema';

/** How the mock misbehaves. */
export interface Settings {
  /** Calls fail with a status: each, every n-th one, or only the next n. */
  failure?: {status: number; every?: number; next?: number};
  /** Responses, and messages of streams, arrive after a random time, in milliseconds. */
  delay?: {min: number; max: number};
  /** The connection is lost before, in, or after the response; in a stream, at its start, after a partial or a final message. */
  drop?: 'before' | 'in' | 'after';
  stream?: 'silent' | 'early-close' | 'late-partials' | 'repeated-final';
  training?: 'failed' | 'slow';
  tier?: Tier;
}

const count: Schema = {type: 'integer', minimum: 1};
const milliseconds: Schema = {type: 'integer', minimum: 0, maximum: 600_000};
const choice = (...values: string[]): Schema => ({type: 'string', enum: values});

export const object = (required: string[], properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const failure = {status: {type: 'integer', minimum: 400, maximum: 599}, every: count, next: count};

const others = {
  delay: object(['min', 'max'], {min: milliseconds, max: milliseconds}),
  drop: choice('before', 'in', 'after'),
  stream: choice('silent', 'early-close', 'late-partials', 'repeated-final'),
  training: choice('failed', 'slow'),
  tier: choice('Free', 'Developer', 'Enterprise'),
};

const settings = object([], {failure: object(['status'], failure), ...others});

/** The names of settings on the command line, in the header `Prefer`, and in a scenario. */
export const names = [...Object.keys(failure), ...Object.keys(others)];

/** Returns what is wrong with settings, by field; none for correct ones. */
export function checkSettings(value: unknown, where = 'settings', schema = settings): Violation[] {
  const violations = check(schema, value, where);
  const {delay} = (value ?? {}) as Settings;
  if (violations.length > 0 || !delay || delay.min <= delay.max) return violations;
  return [{where: `${where}.delay.min`, expected: `at most ${delay.max}, the maximum`, received: `${delay.min}`}];
}

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** Reads settings in one line each: `status=429`, `next=2`, `delay=100-500`. */
export function readSettings(lines: Record<string, unknown>, where: string): {settings: Settings; found: Violation[]} {
  const {status, every, next, delay, ...rest} = lines;
  const [min, max = min] = String(delay).split('-').map(numberIn);
  const given = Object.entries({status, every, next}).filter(([, value]) => value !== undefined);
  const calls = Object.fromEntries(given.map(([name, value]) => [name, numberIn(value)]));
  const isFailure = given.length > 0;
  const times = {...rest, ...(delay !== undefined && {delay: {min, max}})};
  const found = checkSettings(
    {...times, ...calls},
    where,
    object(isFailure ? ['status'] : [], {...failure, ...others}),
  );
  return {settings: {...times, ...(isFailure && {failure: calls})} as Settings, found};
}
