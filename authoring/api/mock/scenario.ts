import {existsSync, readFileSync} from 'node:fs';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {contract} from '../../../src/sandbox/contract';
import {check, type Schema, sentenceOf, type Violation} from '../../../src/sandbox/schema';
import schema from './scenario.schema.json';
import {lineSchemas, readSettings, type Settings} from './settings';
import builtIn from './survive.json';

/** A bad day: what happens, and to which call. */
export interface Day {
  name: string;
  /** `rest`, `safe` or `unsafe` to repeat, `limited` by a tier, `stream`, or the ID of a call. */
  calls: string;
  /** What the header `Retry-After` says, in seconds. */
  'retry-after'?: number;
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

/** Returns a schema that also accepts settings. */
const withLines = (shape: Schema): Schema => ({
  ...shape,
  properties: {...Object.fromEntries(Object.keys(lineSchemas).map((name) => [name, {}])), ...shape.properties},
});

const dayShape = withLines(schema.day);
const {calls} = schema.day.properties;
const allCalls = {...calls, enum: [...calls.enum, ...contract.rest.map(({id}) => id)]};

/** Reads a day: the name of a built-in one, or lines of its own. */
function readDay(value: unknown, where: string): {day?: Day; found: Violation[]} {
  const {days} = builtIn;
  const lines = typeof value === 'string' ? days.find(({name}) => name === value) : (value as Omit<Day, 'settings'>);
  const expected = `a day of the built-in course: ${days.map(({name}) => name).join(', ')}`;
  if (!lines) return {found: [{where, expected, received: JSON.stringify(value)}]};
  const wrong = check({...dayShape, properties: {...dayShape.properties, calls: allCalls}}, lines, where);
  if (wrong.length > 0) return {found: wrong};
  const {name, calls: applies, 'retry-after': retryAfter, ...rest} = lines;
  const {settings, found} = readSettings(rest, where);
  return {day: {name, calls: applies, 'retry-after': retryAfter, settings}, found};
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
  const value = document.toJS();
  const fail = (found: Violation[]) => {
    const messages = found.map((violation) => {
      const keys = violation.where
        .split(/[.[\]]+/)
        .filter(Boolean)
        .slice(1);
      const nodes = keys.map((_, count) => document.getIn(keys.slice(0, count + 1), true)).filter(isNode);
      return `${lineAt(nodes.at(-1)?.range?.[0])} ${sentenceOf(violation)}.`;
    });
    if (messages.length > 0) throw new Error(messages.join('\n'));
  };
  fail(check(withLines(schema.file), value, 'scenario'));
  const {days, quiet = builtIn.quiet, limit = builtIn.limit, ...rest} = value;
  const {settings, found} = readSettings(rest, 'scenario');
  const read = (days as unknown[]).map((day, index) => readDay(day, `scenario.days[${index}]`));
  fail([...found, ...read.flatMap((each) => each.found)]);
  return {quiet, limit, settings, days: read.flatMap(({day}) => day ?? [])};
}

/** Reads a scenario's file. The built-in course, `survive`, needs none. */
export function readScenario(path: string): Scenario {
  if (existsSync(path)) return parseScenario(readFileSync(path, 'utf8'), path);
  if (/^survive(?:\.ya?ml)?$/.test(path)) return parseScenario(JSON.stringify(builtIn), path);
  throw new Error(`There is no file ${path}. Fix: correct its path, or use the built-in course: --scenario survive`);
}
