import {existsSync, readFileSync} from 'node:fs';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {contract} from '../../../src/sandbox/contract';
import {check, type Schema, sentenceOf, type Violation} from '../../../src/sandbox/schema';
import {names, object, readSettings, type Settings} from './settings';

/** A bad day: what happens, and to which call. */
export interface Day {
  name: string;
  /** `rest`, `safe` or `unsafe` to repeat, `limited` by a tier, `stream`, or the ID of a call. */
  calls: string;
  /** What the header `Retry-After` says, in seconds. */
  retryAfter?: number;
  settings: Settings;
}

/** The bad days of a course, and what happens to all other calls. */
export interface Scenario {
  days: Day[];
  settings: Settings;
  /** How long a client has to leave a failed call alone to count as stopped, in seconds. */
  quiet: number;
  /** How long a client may take to send a call again, or to close a stream, in seconds. */
  limit: number;
}

const failing = (status: number, next = 1): Settings => ({failure: {status, next}});

/** The built-in course. Days for few calls come first, so that those for any call leave them theirs. */
export const survive: Day[] = [
  {name: 'unavailable-unsafe', calls: 'unsafe', settings: failing(503)},
  {name: 'lost-unsafe', calls: 'unsafe', settings: {drop: 'in'}},
  {name: 'free-tier', calls: 'limited', settings: {tier: 'Free'}},
  {name: 'unavailable', calls: 'safe', settings: failing(503)},
  {name: 'lost', calls: 'safe', settings: {drop: 'before'}},
  {name: 'rate-limit', calls: 'rest', retryAfter: 1, settings: failing(429)},
  {name: 'rate-limit-again', calls: 'rest', settings: failing(429, 2)},
  {name: 'unauthorized', calls: 'rest', settings: failing(401)},
  {name: 'slow', calls: 'rest', settings: {delay: {min: 2_000, max: 3_000}}},
  {name: 'early-close', calls: 'stream', settings: {stream: 'early-close'}},
  {name: 'repeated-final', calls: 'stream', settings: {stream: 'repeated-final'}},
  {name: 'silent-stream', calls: 'stream', settings: {stream: 'silent'}},
];

const defaults = {quiet: 5, limit: 35};

const callNames = ['rest', 'safe', 'unsafe', 'limited', 'stream', ...contract.rest.map(({id}) => id)];

const text: Schema = {type: 'string', minLength: 1};
const second: Schema = {type: 'number', minimum: 0, maximum: 3_600};
const settingsLines = Object.fromEntries(names.map((name): [string, Schema] => [name, {}]));

const file = object(['days'], {...settingsLines, quiet: second, limit: second, days: {type: 'array'}});

const dayLines = object(['name', 'calls'], {
  ...settingsLines,
  name: text,
  calls: {type: 'string', enum: callNames},
  'retry-after': second,
});

interface FileLines extends Record<string, unknown> {
  days: unknown[];
  quiet?: number;
  limit?: number;
}

interface DayLines extends Record<string, unknown> {
  name: string;
  calls: string;
  'retry-after'?: number;
}

/** Reads a day: the name of a built-in one, or lines of its own. */
function readDay(value: unknown, where: string): {days: Day[]; found: Violation[]} {
  if (typeof value === 'string') {
    const days = survive.filter(({name}) => name === value);
    const expected = `a day of the built-in course: ${survive.map(({name}) => name).join(', ')}`;
    return {days, found: days.length > 0 ? [] : [{where, expected, received: `"${value}"`}]};
  }
  const wrong = check(dayLines, value, where);
  if (wrong.length > 0) return {days: [], found: wrong};
  const {name, calls, 'retry-after': retryAfter, ...lines} = value as DayLines;
  const {settings, found} = readSettings(lines, where);
  return {days: [{name, calls, retryAfter, settings}], found};
}

/**
 * Reads a scenario from YAML.
 * @param name the name of its file, for messages
 * @throws Error with the line of each mistake, and what is expected there
 */
export function parseScenario(source: string, name: string): Scenario {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const lineAt = (offset = 0) => `${name}:${lines.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) throw new Error(`${lineAt(error.pos[0])} ${error.message.split('\n')[0]}`);
  const value: unknown = document.toJS({maxAliasCount: 0});
  const lineOf = ({where}: Violation): string => {
    const keys = where
      .split(/[.[\]]+/)
      .filter(Boolean)
      .slice(1);
    const nodes = keys.map((_, count) => document.getIn(keys.slice(0, count + 1), true)).filter(isNode);
    return lineAt(nodes.at(-1)?.range?.[0]);
  };
  const fail = (found: Violation[]) => {
    if (found.length > 0) throw new Error(found.map((each) => `${lineOf(each)} ${sentenceOf(each)}.`).join('\n'));
  };
  fail(check(file, value, 'scenario'));
  const {days, quiet = defaults.quiet, limit = defaults.limit, ...rest} = value as FileLines;
  const common = readSettings(rest, 'scenario');
  const read = days.map((day, index) => readDay(day, `scenario.days[${index}]`));
  fail([...common.found, ...read.flatMap(({found}) => found)]);
  return {quiet, limit, settings: common.settings, days: read.flatMap((each) => each.days)};
}

/** Reads a scenario's file. The built-in course, `survive`, needs none. */
export function readScenario(path: string): Scenario {
  if (existsSync(path)) return parseScenario(readFileSync(path, 'utf8'), path);
  if (/^survive(?:\.ya?ml)?$/.test(path)) return {...defaults, settings: {}, days: survive};
  throw new Error(`There is no file ${path}. Fix: correct its path, or use the built-in course: --scenario survive`);
}
