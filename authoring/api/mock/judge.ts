import type {Call} from '../../../src/sandbox/calls';
import {sentenceOf} from '../../../src/sandbox/schema';
import {type Exchange, nameOf} from './exchange';
import type {Settings} from './faults';
import {removed} from './secrets';

/** What a rule reads: the exchanges of a day, the first of which met the failure, and the call that they are. */
export interface Scene {
  call: Call;
  exchanges: [Exchange, ...Exchange[]];
  now: number;
  /** How long a client has to leave a failed call alone to count as stopped, in milliseconds. */
  quiet: number;
  /** How long a client may take for what it has to do, in milliseconds. */
  limit: number;
}

/** Returns what the client did wrong; undefined while that is open. */
type Rule = (scene: Scene) => string[] | undefined;

/** The shortest pause before a call is sent again, in milliseconds. */
const shortestPause = 100;

/** Clocks and timers differ, in milliseconds. */
const tolerance = 50;

const seconds = (ms: number) => `${(Math.max(0, ms) / 1_000).toFixed(1)} s`;

const endOf = ({at, duration = Number.POSITIVE_INFINITY}: Exchange) => at + duration;

const toldOf = ({response}: Exchange) => Number(response?.headers['Retry-After'] ?? 0) * 1_000;

function problemsOfWaits(exchanges: Exchange[]): string[] {
  let earlier = 0;
  return exchanges.slice(1).flatMap((again, index) => {
    const failed = exchanges[index] ?? again;
    const [wait, before, told] = [again.at - endOf(failed), earlier, toldOf(failed)];
    if (!failed.arranged || wait < -tolerance) return []; // sent before that call failed, or after a success
    const said = `${nameOf(again)} was sent ${seconds(wait)} after ${failed.arranged}`;
    earlier = wait;
    if (wait < told - tolerance)
      return `${said}, but Retry-After said ${seconds(told)}. Fix: wait as long as Retry-After says.`;
    if (wait < shortestPause) return `${said}. Fix: wait before you send a call again.`;
    if (wait > before) return [];
    return `${said}, no later than the time before (${seconds(before)}). Fix: double the wait after each failure.`;
  });
}

const retry: Rule = ({exchanges, now, limit}) => {
  const last = exchanges.at(-1) as Exchange;
  const {status = 500, duration} = last;
  if (exchanges.length > 1 && duration !== undefined && status !== 429 && status < 500)
    return problemsOfWaits(exchanges);
  const never = `${nameOf(last)} was never sent again after ${last.arranged}. Fix: send it again after a pause.`;
  return now - endOf(last) > limit ? [...problemsOfWaits(exchanges), never] : undefined;
};

const stop: Rule = ({call, exchanges: [first, ...others], now, quiet}) => {
  const again = others.find(({at}) => at >= endOf(first) - tolerance);
  if (!again) return now - endOf(first) > quiet ? [] : undefined;
  const {status = 500} = first;
  const why = status >= 400 && status < 500 ? 'A rejected request fails again.' : call.repeat.effect;
  const said = `${nameOf(again)} was sent again ${seconds(again.at - endOf(first))} after ${first.arranged}`;
  return [`${said}. ${why} Fix: don’t send it again by itself; show the failure.`];
};

const wait: Rule = ({exchanges: [first, again], now, limit}) => {
  if (first.status !== undefined) return [];
  if (again) return [`${nameOf(again)} was sent again before the response came. Fix: wait for the response.`];
  if (first.duration === undefined && now - first.at <= limit) return undefined;
  const given = `${nameOf(first)} was given up after ${seconds(first.duration ?? limit)}, before its response`;
  return [`${given}. Fix: set the timeout to 30 s.`];
};

const closed: Rule = ({exchanges: [first], now, limit}) => {
  const {at, duration = now - at} = first;
  if (duration <= limit) return first.duration === undefined ? undefined : [];
  const said = `${nameOf(first)} was still open after ${seconds(limit)}`;
  return [`${said}. Fix: close each stream when its results don’t arrive.`];
};

const closedWell: Rule = (scene) => {
  const problems = closed(scene);
  if (problems?.length !== 0) return problems;
  const [first] = scene.exchanges;
  const [name, messages = []] = [nameOf(first), first.messages];
  const hasFinal = messages.some(({from, content}) => from === 'server' && content.includes('"final"'));
  if (!hasFinal) return [`${name} was closed before its final result. Fix: wait for it, up to 30 s.`];
  if (/^10(?:00|01|05)/.test(messages.findLast(({kind}) => kind === 'close')?.content ?? '')) return [];
  return [`${name} ended without a close. Fix: read every message, then close it with the code 1000.`];
};

const reconnect: Rule = (scene) => {
  const {exchanges, now, limit} = scene;
  const [first, again] = exchanges;
  const never = `No stream was opened after ${nameOf(first)} ended early. Fix: open one, and send the audio again.`;
  if (!again) return now - endOf(first) > limit ? [never] : undefined;
  const problems = closedWell({...scene, exchanges: [again]});
  return problems && [...problemsOfWaits([first, again]), ...problems];
};

/** Returns the rule for what a client has to do after what was arranged. */
function ruleOf({status, drop, stream}: Settings, {kind, repeat}: Call): Rule {
  if (status) return status === 429 || (status >= 500 && repeat.safe) ? retry : stop;
  if (stream === 'silent') return closed;
  if (stream === 'early-close' || (kind === 'stream' && drop)) return reconnect;
  if (kind === 'stream') return closedWell;
  if (drop) return repeat.safe && drop !== 'after' ? retry : stop;
  return wait;
}

/**
 * Judges what a client did on a bad day.
 * @returns what it did wrong, none if it survived; undefined while the day isn't over
 */
export function judge(settings: Settings, scene: Scene): string[] | undefined {
  const wrong = scene.exchanges.flatMap((exchange) => {
    const name = nameOf(exchange);
    if (exchange.path.includes(removed))
      return `${name} has a key in its address, which is logged. Fix: send it only in the header Authorization.`;
    return exchange.violations.map((violation) => `${name}: ${sentenceOf(violation)}. Fix: send what is expected.`);
  });
  return wrong.length > 0 ? wrong : ruleOf(settings, scene.call)(scene);
}
