import {createHash} from 'node:crypto';
import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {contract} from '../../../src/sandbox/contract';
import type {SandboxRequest} from '../../../src/sandbox/request';
import {nameOf} from './content';
import type {Exchange} from './exchange';
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
  call: RestCall | StreamCall;
  /** Tells whether two requests are the same. */
  print: string;
  exchanges: Exchange[];
  verdict?: Verdict;
}

/** How often the days are judged, in milliseconds. */
const interval = 100;

/** Returns a hash of what a request asks for; the same when it's sent again. Streams are alike. */
function printOf({method, path, body = ''}: SandboxRequest, {kind}: RestCall | StreamCall): string {
  const hash = createHash('sha256').update(`${kind} ${method} ${path}\n`);
  if (!Array.isArray(body)) return hash.update(body).digest('hex');
  for (const {name, value} of body) hash.update(name).update(typeof value === 'string' ? value : value.bytes);
  return hash.digest('hex');
}

function appliesTo({calls}: Day, {id, kind, repeat, limits}: RestCall | StreamCall): boolean {
  if (calls === 'stream' || kind === 'stream') return calls === kind || calls === id;
  const groups = {rest: true, safe: repeat.safe, unsafe: !repeat.safe, limited: limits.length > 0};
  return calls === id || groups[calls as keyof typeof groups] === true;
}

/**
 * Runs the days of a scenario, each of which begins with the app's next call that it applies to. Several can be in progress,
 * but each request belongs to one.
 */
export function createCourse({days, quiet, limit}: Scenario) {
  const runs = new Map<Day, Run>();
  let resolve = () => {};
  const over = new Promise<void>((done) => {
    resolve = done;
  });

  function check(now: number): void {
    for (const run of runs.values()) {
      const {day, call, exchanges, verdict} = run;
      const [first] = exchanges;
      if (verdict || !first) continue;
      const scene = {call, first, exchanges, now, quiet: quiet * 1_000, limit: limit * 1_000};
      const unfinished = [`${nameOf(first)} wasn’t over when the course ended.`];
      const problems = judge(day, scene) ?? (now === Number.POSITIVE_INFINITY ? unfinished : undefined);
      if (!problems) continue;
      const result = problems.length > 0 ? 'failed' : 'survived';
      run.verdict = {day: day.name, result, call: nameOf(first), problems};
    }
    if (days.every((day) => runs.get(day)?.verdict)) {
      clearInterval(timer);
      resolve();
    }
  }
  const timer = setInterval(() => check(Date.now()), interval).unref();

  function arrangementOf({day, exchanges}: Run): Settings | undefined {
    const {name, calls, every, next = 1, ...settings} = day;
    return exchanges.length <= next ? settings : undefined;
  }

  return {
    /** Returns what happens to a call on its day; undefined if it isn't part of one. */
    assign(exchange: Exchange, request: SandboxRequest, call: RestCall | StreamCall): Settings | undefined {
      check(Date.now());
      const print = printOf(request, call);
      const running = [...runs.values()].find((run) => !run.verdict && run.print === print);
      const day = days.find((each) => !runs.has(each) && appliesTo(each, call));
      if (!running && !day) return undefined;
      const run = running ?? {day: day as Day, call, print, exchanges: []};
      run.exchanges.push(exchange);
      runs.set(run.day, run);
      return arrangementOf(run);
    },
    /** Returns what became of the days so far, in the order of the scenario. */
    verdicts: (): Verdict[] =>
      days.map((day) => {
        const names = [...contract.rest, ...contract.streams]
          .filter((call) => appliesTo(day, call))
          .map(({path}) => path);
        const problems = [`No call began this day. It applies to: ${names.join(', ')}.`];
        return runs.get(day)?.verdict ?? {day: day.name, result: 'unseen', problems};
      }),
    /** Resolves when all days are over. */
    over,
    /** Ends the days that have begun. */
    end: () => check(Number.POSITIVE_INFINITY),
  };
}
