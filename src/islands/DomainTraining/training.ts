import {createSandbox} from '../../sandbox';
import type {SandboxRequest, SandboxResponse} from '../../sandbox/request';
import {outcomes, reasons} from './copy';
import {nextState, type TrainingEvent, type TrainingState} from './machine';

const minute = 60_000;

/** How long training takes on the clock of the page, and how far a second moves that clock, in milliseconds. */
export const times = {training: 30 * minute, perSecond: 5 * minute};

/** When the clock of the page starts. */
const start = Date.UTC(2026, 10, 16, 10);

/** A domain, the clock of the page, and what the latest event did. */
export interface Domain {
  /** How many domains were created before this one. */
  earlier: number;
  /** The time on the clock of the page, in milliseconds since 1970. */
  now: number;
  /** When the train call was sent; undefined before it. */
  startedAt?: number;
  fails: boolean;
  /** The state in which the latest event arrived; undefined before the first event. */
  previous?: TrainingState;
  outcome: string;
}

/** What the API returns for a domain. */
export interface Responses {
  id: string;
  state: TrainingState;
  /** The response to a request for the domain. */
  status: SandboxResponse;
  /** The response to a parse call with the domain. */
  use: SandboxResponse;
}

export const firstDomain: Domain = {earlier: 0, now: start, fails: false, outcome: outcomes.first};

/** Returns what the sandbox returns for a domain at the time that the page's clock shows. */
export function responsesOf({earlier, now, startedAt, fails}: Domain): Responses {
  let time = start;
  const sandbox = createSandbox({now: () => time, trainingMs: times.training});
  const send = (method: string, path: string, fields?: unknown, headers: SandboxRequest['headers'] = {}) =>
    sandbox.handle({
      method,
      path: `/v1${path}`,
      headers: {Authorization: 'Bearer simulated', ...(fields ? {'Content-Type': 'application/json'} : {}), ...headers},
      body: fields ? JSON.stringify(fields) : undefined,
    });
  const exampleOf = (operation: string) =>
    sandbox.contract.rest.find(({id}) => id === operation)?.body?.example as object;

  let id = '';
  for (let count = 0; count <= earlier; count += 1)
    id = (JSON.parse(String(send('POST', '/domains', exampleOf('createDomain')).body)) as {id: string}).id;
  if (startedAt !== undefined) {
    time = startedAt;
    send('POST', `/domains/${id}/train`, undefined, fails ? {Prefer: 'training=failed'} : {});
  }
  time = now;
  const status = send('GET', `/domains/${id}`);
  const use = send('POST', '/nlu/parse', {...exampleOf('parseText'), domain: id});
  const {status: state = 'not trained'} = JSON.parse(String(status.body)) as {status?: TrainingState};
  return {id, state, status, use};
}

/** Returns what a transition changes. */
function effectOf(event: TrainingEvent, {now, startedAt = now}: Domain): Partial<Domain> {
  if (event === 'train call') return {startedAt: now};
  return {now: startedAt + times.training, fails: event === 'fails'};
}

/** Returns a domain after an event. An event that doesn't apply changes only the outcome, which says why. */
export function advance(domain: Domain, event: TrainingEvent | 'create' | 'second'): Domain {
  if (event === 'create') {
    const {earlier, now} = domain;
    return {earlier: earlier + 1, now, fails: false, outcome: outcomes.another};
  }
  const {state: from} = responsesOf(domain);
  if (event === 'second') {
    const later = {...domain, now: domain.now + times.perSecond};
    const hasEnded = from === 'training' && responsesOf(later).state !== 'training';
    return hasEnded ? advance(domain, 'succeeds') : later;
  }
  const to = nextState(from, event);
  if (!to) {
    const outcome = `Nothing happens. ${reasons[event][from]} The state is still ${from}.`;
    return {...domain, previous: from, outcome};
  }
  return {...domain, ...effectOf(event, domain), previous: from, outcome: `The state changes from ${from} to ${to}.`};
}
