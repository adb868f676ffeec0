import {existsSync, readFileSync} from 'node:fs';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {contract} from '../../../src/sandbox/contract';
import {check, sentenceOf, type Violation} from '../../../src/sandbox/schema';
import builtIn from './course.json';
import {readSettings, type Settings} from './faults';
import schemas from './scenario.schema.json';

/** A bad day: what happens, and to which call. */
export interface Day extends Settings {
  name: string;
  /** `rest`, `safe` or `unsafe` to repeat, `limited` by a tier, `stream`, or the ID of a call. */
  calls: string;
}

/** The bad days of a course. */
export interface Scenario {
  days: Day[];
  /** How long a client has to leave a failed call alone to count as stopped, in milliseconds. */
  quiet: number;
  /** How long a client may take to send a call again, or to close a stream, in milliseconds. */
  limit: number;
}

const {calls} = schemas.day.properties;
calls.enum.push(...contract.rest.map(({id}) => id));

/** Reads a day: the name of a built-in one, or lines of its own. */
function readDay(value: unknown, where: string) {
  const {days} = builtIn;
  const lines = typeof value === 'string' ? days.find(({name}) => name === value) : value;
  if (lines) return readSettings<Day>(lines, where, schemas.day);
  return {settings: [], found: check({enum: days.map(({name}) => name)}, value, where)};
}

/**
 * Reads a scenario from YAML.
 * @param name the name of its file, for messages
 * @throws Error with the line of each mistake, and what is expected there
 */
export function parseScenario(source: string, name: string): Scenario {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {lineCounter});
  const lineAt = (offset = 0) => `${name}:${lineCounter.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) throw new Error(`${lineAt(error.pos[0])} ${error.message.split('\n')[0]}`);
  const messageOf = (violation: Violation) => {
    const [, ...keys] = violation.where.match(/[^.[\]]+/g) ?? [];
    const nodes = keys.map((_, count) => document.getIn(keys.slice(0, count + 1), true)).filter(isNode);
    return `${lineAt(nodes.at(-1)?.range?.[0])} ${sentenceOf(violation)}.`;
  };
  const lines = document.toJS() as {days: unknown[]; quiet?: number; limit?: number};
  const found = check({type: 'object', additionalProperties: false, ...schemas.file}, lines, 'scenario');
  const {days: listed, quiet = builtIn.quiet, limit = builtIn.limit} = found.length > 0 ? builtIn : lines;
  const days = listed.map((day, index) => readDay(day, `scenario.days[${index}]`));
  const wrong = [...found, ...days.flatMap((day) => day.found)];
  if (wrong.length > 0) throw new Error(wrong.map(messageOf).join('\n'));
  return {quiet: quiet * 1_000, limit: limit * 1_000, days: days.flatMap(({settings}) => settings)};
}

/** Reads a scenario's file. The built-in course, `survive`, needs none. */
export function readScenario(path: string): Scenario {
  if (existsSync(path)) return parseScenario(readFileSync(path, 'utf8'), path);
  if (/^survive(?:\.ya?ml)?$/.test(path)) return parseScenario(JSON.stringify(builtIn), path);
  throw new Error(`There is no file ${path}. Fix: correct its path, or use the built-in course: --scenario survive`);
}
