import {createHash} from 'node:crypto';
import {serialize} from 'node:v8';
import type {Call} from '../../../src/sandbox/calls';
import {contract} from '../../../src/sandbox/contract';
import type {SandboxRequest} from '../../../src/sandbox/request';
import {type Exchange, nameOf} from './exchange';
import {judge} from './judge';
import type {Day, Scenario} from './scenario';
import type {Settings} from './settings';

/** What became of a day. */
export interface Verdict {
  day: string;
  result: 'survived' | 'failed' | 'unseen';
  /** The call with which the day began: `POST /v1/nlu/parse (call 7)`. */
  call?: string;
  /** What the client did wrong, and what to change. */
  problems: string[];
}

export type Course = ReturnType<typeof createCourse>;

interface Run {
  day: Day;
  call: Call;
  /** Tells whether two requests are the same. */
  print: string;
  exchanges: [Exchange, ...Exchange[]];
  verdict?: Verdict;
}

/** Returns a hash of what a request asks for; the same when it's sent again. Streams are alike. */
const printOf = ({method, path, body}: SandboxRequest, {kind}: Call): string =>
  createHash('sha256')
    .update(serialize([kind, method, path, body]))
    .digest('hex');

function appliesTo({calls}: Day, {id, kind, repeat, limits}: Call): boolean {
  if (calls === 'stream' || kind === 'stream') return calls === kind || calls === id;
  const groups = {rest: true, safe: repeat.safe, unsafe: !repeat.safe, limited: limits.length > 0};
  return calls === id || groups[calls as keyof typeof groups] === true;
}

/** Judges a day that has begun. A day that isn't over has no verdict. */
function verdictOn({day, call, exchanges}: Run, now: number, {quiet, limit}: Scenario): Verdict | undefined {
  const [first] = exchanges;
  const scene = {call, first, exchanges, now, quiet: quiet * 1_000, limit: limit * 1_000};
  const unfinished = [`${nameOf(first)} wasn’t over when the course ended.`];
  const problems = judge(day, scene) ?? (now === Number.POSITIVE_INFINITY ? unfinished : undefined);
  return problems && {day: day.name, result: problems[0] ? 'failed' : 'survived', call: nameOf(first), problems};
}

/**
 * Runs the days of a scenario, each of which begins with the app's next call that it applies to. Several can be in progress,
 * but each request belongs to one.
 */
export function createCourse(scenario: Scenario) {
  const {days} = scenario;
  const runs = new Map<Day, Run>();

  /** Returns what became of the days until now, in the order of the scenario. `Infinity` ends those that have begun. */
  const verdicts = (now = Date.now()): Verdict[] =>
    days.map((day) => {
      const run = runs.get(day);
      if (run) run.verdict ??= verdictOn(run, now, scenario);
      const calls = [...contract.rest, ...contract.streams].filter((call) => appliesTo(day, call));
      const problems = [`No call began this day. It applies to: ${calls.map(({path}) => path).join(', ')}.`];
      return run?.verdict ?? {day: day.name, result: 'unseen', problems};
    });

  return {
    verdicts,
    isOver: (): boolean => verdicts().every(({result}) => result !== 'unseen'),
    /** Returns what happens to a call on its day; undefined if it isn't part of one. */
    assign(exchange: Exchange, request: SandboxRequest, call: Call): Settings | undefined {
      verdicts();
      const print = printOf(request, call);
      const running = [...runs.values()].find((run) => !run.verdict && run.print === print);
      running?.exchanges.push(exchange);
      const day = running?.day ?? days.find((each) => !runs.has(each) && appliesTo(each, call));
      if (!day) return undefined;
      const {name, calls, every, next = 1, ...settings} = day;
      const run = running ?? {day, call, print, exchanges: [exchange]};
      runs.set(day, run);
      return run.exchanges.length <= next ? settings : undefined;
    },
  };
}
