import type {RestCall, StreamCall} from '../../../src/sandbox/calls';
import {sentenceOf} from '../../../src/sandbox/schema';
import {nameOf} from './content';
import type {Exchange} from './exchange';
import {removed} from './secrets';
import type {Settings} from './settings';

/** How long a client is watched, in milliseconds. */
export interface Patience {
  /** After a failure that isn't to be repeated: until the client counts as stopped. */
  quiet: number;
  /** For what a client has to do: send a call again, or close a stream. */
  limit: number;
}

type Call = RestCall | StreamCall;

/** What a rule reads: the exchanges of a day, the first of which met the failure. */
interface Scene extends Patience {
  call: Call;
  first: Exchange;
  exchanges: Exchange[];
  now: number;
}

/** Returns what the client did wrong; undefined while that is open. */
type Rule = (scene: Scene) => string[] | undefined;

/** The shortest pause before a call is sent again, in milliseconds. */
const shortestPause = 100;

/** Clocks and timers differ, in milliseconds. */
const tolerance = 50;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const endOf = ({at, duration}: Exchange) => (duration === undefined ? undefined : at + duration);

const toldOf = ({response}: Exchange) => Number(response?.headers['Retry-After'] ?? 0) * 1_000;

const reasonOf = ({arranged}: Exchange) => arranged ?? 'the failure';

function problemsOfWaits(exchanges: Exchange[]): string[] {
  const waits = exchanges.slice(1).map(({at}, index) => at - (endOf(exchanges[index] as Exchange) ?? at));
  return waits.flatMap((wait, index) => {
    const [failed, again] = exchanges.slice(index, index + 2) as [Exchange, Exchange];
    const said = `${nameOf(again)} was sent ${seconds(wait)} after ${reasonOf(failed)}`;
    const earlier = waits[index - 1] ?? 0;
    if (wait < toldOf(failed) - tolerance)
      return [`${said}, but Retry-After said ${seconds(toldOf(failed))}. Fix: wait as long as Retry-After says.`];
    if (wait < shortestPause) return [`${said}. Fix: wait before you send a call again.`];
    if (wait > earlier) return [];
    return [`${said}, no later than the time before (${seconds(earlier)}). Fix: double the wait after each failure.`];
  });
}

const retry: Rule = ({exchanges, now, limit}) => {
  const last = exchanges.at(-1) as Exchange;
  const end = endOf(last);
  if (end === undefined) return undefined;
  const {status} = last;
  if (exchanges.length > 1 && status !== undefined && status !== 429 && status < 500) return problemsOfWaits(exchanges);
  if (now - end <= limit) return undefined;
  const never = `${nameOf(last)} was never sent again after ${reasonOf(last)}. Fix: send it again after a pause.`;
  return [...problemsOfWaits(exchanges), never];
};

const stop: Rule = ({call, first, exchanges, now, quiet}) => {
  const [, again] = exchanges;
  const end = endOf(first);
  const isRejected = first.status !== undefined && first.status < 500;
  const why = isRejected ? 'A rejected request fails again.' : call.repeat.effect;
  if (again && end !== undefined) {
    const said = `${nameOf(again)} was sent again ${seconds(again.at - end)} after ${reasonOf(first)}`;
    return [`${said}. ${why} Fix: don’t send it again by itself; show the failure.`];
  }
  return end !== undefined && now - end > quiet ? [] : undefined;
};

const wait: Rule = ({first, exchanges, now, limit}) => {
  const [, again] = exchanges;
  if (again && first.status === undefined)
    return [`${nameOf(again)} was sent again before ${nameOf(first)} had a response. Fix: wait for the response.`];
  if (first.status !== undefined) return [];
  if (first.duration === undefined && now - first.at <= limit) return undefined;
  const given = seconds(first.duration ?? limit);
  return [`${nameOf(first)} was given up after ${given}, before its response. Fix: set the timeout to 30 s.`];
};

const stillOpen = (exchange: Exchange, {now, limit}: Scene): string[] | undefined =>
  now - exchange.at > limit
    ? [
        `${nameOf(exchange)} was still open after ${seconds(limit)}. Fix: close each stream when its results don’t arrive.`,
      ]
    : undefined;

const close: Rule = (scene) => (scene.first.duration === undefined ? stillOpen(scene.first, scene) : []);

/** Returns what is wrong with how the client closed a stream. */
function problemsOfClose(exchange: Exchange): string[] {
  const {messages = []} = exchange;
  const last = messages.findLast(({kind}) => kind === 'close');
  const hasFinal = messages.some(({from, content}) => from === 'server' && content.includes('"final"'));
  if (!hasFinal) return [`${nameOf(exchange)} was closed before its final result. Fix: wait for it, up to 30 s.`];
  if (/^10(?:00|01|05)/.test(last?.content ?? '')) return [];
  return [
    `${nameOf(exchange)} ended without a close, or with a failure. Fix: read every message, then close it with 1000.`,
  ];
}

const end: Rule = (scene) =>
  scene.first.duration === undefined ? stillOpen(scene.first, scene) : problemsOfClose(scene.first);

const reconnect: Rule = (scene) => {
  const {first, exchanges, now, limit} = scene;
  const [, again] = exchanges;
  const ended = endOf(first);
  if (ended === undefined) return stillOpen(first, scene);
  if (!again) {
    const never = `No stream was opened after ${nameOf(first)} ended early. Fix: open one after a short pause, and send the audio of the utterance again.`;
    return now - ended > limit ? [never] : undefined;
  }
  if (again.duration === undefined) return stillOpen(again, scene);
  const sent = [first, again].map(({request}) => request.size) as [number, number];
  const lost = `${nameOf(again)} sent ${sent[1]} bytes, fewer than the ${sent[0]} before. Fix: send the audio of the utterance again.`;
  return [...problemsOfWaits([first, again]), ...(sent[1] < sent[0] ? [lost] : problemsOfClose(again))];
};

/** Returns the rule for what a client has to do after what was arranged. */
function ruleOf({failure, drop, stream}: Settings, {kind, repeat}: Call): Rule {
  const isRetried = failure ? failure.status === 429 || (failure.status >= 500 && repeat.safe) : repeat.safe;
  if (failure) return isRetried ? retry : stop;
  if (stream === 'silent') return close;
  if (stream === 'early-close' || (kind === 'stream' && drop)) return reconnect;
  if (kind === 'stream') return end;
  if (drop === 'before' || drop === 'in') return isRetried ? retry : stop;
  return drop ? stop : wait;
}

/** Returns what is wrong with the requests themselves. */
function problemsOfRequests(exchanges: Exchange[]): string[] {
  return exchanges.flatMap((exchange) => {
    if (exchange.path.includes(removed))
      return [
        `${nameOf(exchange)} has a key in its address, which is logged. Fix: send it only in the header Authorization.`,
      ];
    return exchange.violations.map(
      (violation) => `${nameOf(exchange)}: ${sentenceOf(violation)}. Fix: send what the contract says.`,
    );
  });
}

/**
 * Judges what a client did on a bad day.
 * @returns what it did wrong, none if it survived; undefined while the day isn't over
 */
export function judge(
  call: Call,
  settings: Settings,
  exchanges: [Exchange, ...Exchange[]] | Exchange[],
  now: number,
  patience: Patience,
): string[] | undefined {
  const [first] = exchanges;
  const wrong = problemsOfRequests(exchanges);
  if (wrong.length > 0 || !first) return wrong;
  return ruleOf(settings, call)({call, first, exchanges, now, ...patience});
}
