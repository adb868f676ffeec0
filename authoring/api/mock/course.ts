import {isDeepStrictEqual} from 'node:util';
import type {Call} from '../../../src/sandbox/calls';
import {contract} from '../../../src/sandbox/contract';
import type {SandboxRequest} from '../../../src/sandbox/request';
import {type Exchange, nameOf} from './exchange';
import type {Settings} from './faults';
import {judge} from './judge';
import type {Day, Scenario} from './scenario';

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
  /** What its request asks for. Streams are alike. */
  asked: unknown[];
  exchanges: [Exchange, ...Exchange[]];
  verdict?: Verdict;
}

function appliesTo({calls}: Day, {id, kind, repeat, limits}: Call): boolean {
  if (calls === 'stream' || kind === 'stream') return calls === kind || calls === id;
  const groups = {rest: true, safe: repeat.safe, unsafe: !repeat.safe, limited: limits.length > 0};
  return calls === id || groups[calls as keyof typeof groups] === true;
}

/** Judges a day that has begun. A day that isn't over has no verdict. */
function verdictOn(run: Run, now: number, scenario: Scenario): Verdict | undefined {
  const call = nameOf(run.exchanges[0]);
  const unfinished = now === Number.POSITIVE_INFINITY ? [`${call} wasn’t over when the course ended.`] : undefined;
  const problems = judge(run.day, {...scenario, ...run, now}) ?? unfinished;
  return problems && {day: run.day.name, result: problems[0] ? 'failed' : 'survived', call, problems};
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
      const asked = [call.kind, request.method, request.path, request.body];
      const running = [...runs.values()].find((run) => !run.verdict && isDeepStrictEqual(run.asked, asked));
      running?.exchanges.push(exchange);
      const day = running?.day ?? days.find((each) => !runs.has(each) && appliesTo(each, call));
      if (!day) return undefined;
      const {name, calls, every, next = 1, ...settings} = day;
      const run = running ?? {day, call, asked, exchanges: [exchange]};
      runs.set(day, run);
      return run.exchanges.length <= next ? settings : undefined;
    },
  };
}
