import type {Tier} from '../../../src/sandbox/limits';
import {check, type Schema, type Violation} from '../../../src/sandbox/schema';
import schema from './settings.schema.json';

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

const {failure, ...others} = schema.properties;

/** Settings as options, the header `Prefer`, and scenarios have them: in a line each. */
export const lineSchemas: Record<string, Schema> = {...failure.properties, ...others};

/** Returns what is wrong with settings, by field; none for correct ones. */
export function checkSettings(value: unknown, where = 'settings', shape: Schema = schema): Violation[] {
  const violations = check(shape, value, where);
  const {delay} = (value ?? {}) as Settings;
  if (violations.length > 0 || !delay || delay.min <= delay.max) return violations;
  return [{where: `${where}.delay.min`, expected: `at most ${delay.max}, the maximum`, received: `${delay.min}`}];
}

const numberIn = (value: unknown): unknown => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value);

/** Reads settings in a line each: `status=429`, `next=2`, `delay=100-500`. */
export function readSettings(lines: Record<string, unknown>, where: string): {settings: Settings; found: Violation[]} {
  const {status, every, next, delay, ...rest} = lines;
  const [min, max = min] = String(delay).split('-').map(numberIn);
  const times = {...rest, ...(delay !== undefined && {delay: {min, max}})};
  const given = Object.entries({status, every, next}).filter(([, value]) => value !== undefined);
  const calls = Object.fromEntries(given.map(([name, value]) => [name, numberIn(value)]));
  const required = given.length > 0 ? ['status'] : [];
  const found = checkSettings({...times, ...calls}, where, {...schema, required, properties: lineSchemas});
  return {settings: {...times, ...(given.length > 0 && {failure: calls})} as Settings, found};
}
