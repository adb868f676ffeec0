import type {Call, Cause, Limit, RestCall} from '../../sandbox/calls';
import {contract} from '../../sandbox/contract';
import {failureOf, successOf} from '../../sandbox/replies';
import type {ClientError} from './clientErrors';
import {sdkCodes} from './copy';
import type {Reading} from './read';
import {statusCauses} from './statuses';

/** Whether to send the request again: safely, only after a check, or not before it's corrected. */
export type Verdict = 'safe' | 'check' | 'correct';

interface Retry {
  verdict: Verdict;
  text: string;
  /** Whether the advice differs between calls. */
  dependsOnCall?: boolean;
}

/** What an error means for a call. Texts are contract text, in which backticks mark code. */
export interface Finding extends Cause {
  /** The status or the code. */
  title: string;
  /** Undefined when there is nothing to retry. */
  retry?: Retry;
  /** Causes that are specific to this call. */
  further: Cause[];
  limits: Limit[];
  notes: string[];
  /** Whether the error is from an SDK rather than from a call. */
  isOfSdk?: boolean;
}

const mentions = (code: string) => (entry: Cause) => entry.cause.includes(`\`${code}\``);

const corrected: Retry = {
  verdict: 'correct',
  text: 'Don’t retry the same request: it fails again. A rejected request has no effect, so you can send a corrected one.',
};

/** Returns the retry advice for a request that might have been processed. */
const repeated = ({repeat: {safe, effect}}: Call): Retry => ({
  dependsOnCall: true,
  ...(safe
    ? {verdict: 'safe', text: `Retry after a pause. If the first request was processed: ${lowerFirst(effect)}`}
    : {verdict: 'check', text: `Check before you retry, because the request might have been processed. ${effect}`}),
});

const unsent: Retry = {
  verdict: 'safe',
  text: 'The request didn’t reach a server, so a retry repeats nothing. Retry after a pause that grows.',
};

const undecided: Retry = {
  verdict: 'check',
  text: 'The request might have been processed. Whether a second one does harm depends on the call.',
};

const lowerFirst = (text: string) => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const afterPause: Retry = {
  verdict: 'safe',
  text: 'Retry after a pause that grows. A rejected request has no effect. At a daily or monthly limit, don’t retry until it resets.',
};

const plain = {further: [], limits: [], notes: []};

function failureFinding(status: number, call: Call): Finding | undefined {
  const documented = failureOf(call, status);
  if (!documented) return undefined;
  const {cause = '', remedy = '', meaning} = documented;
  const base = {...plain, title: `${status}: ${meaning.replace(/\.$/, '')}`, cause, remedy};
  if (status === 429) return {...base, retry: afterPause, limits: contract.rateLimits};
  if (status >= 500) return {...base, retry: repeated(call)};
  const general = statusCauses[status];
  const known = general ? {...base, title: String(status), cause: general.cause, remedy: general.remedy} : base;
  if (general?.isRetried) return {...known, retry: repeated(call)};
  const isOther = status === 401 || (general && !general.isOfBody);
  if (isOther || call.kind === 'stream') return {...known, retry: corrected};
  return {...known, retry: corrected, further: call.causes, limits: call.limits};
}

function statusFinding(status: number, call: Call): Finding {
  const found = failureFinding(status, call);
  if (found) return found;
  if (status >= 200 && status < 300) {
    const meaning = call.kind === 'rest' ? ` ${successOf(call).meaning}` : '';
    const cause = `The status says that the call succeeded.${meaning}`;
    return {...plain, title: `${status}: success`, cause, remedy: 'Read the body as the reference describes it.'};
  }
  return {
    ...plain,
    title: `${status}: not documented`,
    cause: `Version 1 doesn’t document this status for “${call.summary}”. It can come from a proxy or gateway.`,
    remedy: `Check the address: \`${call.base}${call.path}\`. Treat the call as failed.`,
    retry: repeated(call),
  };
}

/** Returns what the contract says about a code, for the call if possible. */
function codeFinding(code: string, call: Call, status = 400): Finding {
  const own = call.kind === 'rest' ? call.causes.find(mentions(code)) : undefined;
  const others = contract.rest.filter(({causes}) => causes.some(mentions(code)));
  const found = own ?? others[0]?.causes.find(mentions(code));
  const general = statusFinding(status, call);
  const notes = [];
  if (!own && others.length > 0) notes.push(`The contract documents \`${code}\` for ${listed(others)}.`);
  if (code.startsWith('mock_')) {
    notes.push('Codes that begin with `mock_` are from the mock. `message` names what it expected and received.');
  } else if (!found) notes.push(`The contract doesn’t list \`${code}\`, so handle the error by its status.`);
  return {...general, ...found, ...(found && {further: [], limits: []}), title: code, notes};
}

const listed = (calls: RestCall[]) => calls.map(({summary}) => `“${summary}”`).join(' and ');

function bodyNotes({body, status}: Reading): string[] {
  if (body === 'html') {
    return ['The body is HTML, so it’s from a proxy or gateway. Check the status before you read a body as JSON.'];
  }
  if (body === 'brokenJson') return ['The body isn’t valid JSON. What could be read of it is used here.'];
  return body === 'json' && status === undefined ? ['Without a status, only `code` tells what happened.'] : [];
}

function clientFinding({title, cause, remedy, reached, isOfSdk}: ClientError, call: Call): Finding {
  const retries = {no: unsent, maybe: repeated(call), fixFirst: corrected};
  return {...plain, title, cause, remedy, isOfSdk, ...(!isOfSdk && {retry: retries[reached]})};
}

/** Returns a note about the other statuses in the text. */
function otherStatuses({status, statuses}: Reading): string[] {
  const others = statuses.filter((other) => other !== status);
  return status === undefined || others.length === 0
    ? []
    : [`The text also contains the status ${others.join(', ')}. This is about ${status}, the last one.`];
}

/** Returns whether a retry that the last status advises against helps with another status in the text. */
const isDisputed = ({statuses}: Reading, {retry}: Finding): boolean =>
  retry?.verdict === 'correct' && statuses.some((status) => status === 429 || status === 408 || status >= 500);

const disputed: Retry = {
  verdict: 'check',
  text: 'Find out which status is that of your call. After a 429 or a status from 500, retry after a pause if the call is safe to retry. After another status from 400, correct the request first.',
};

function mainFinding(reading: Reading, call: Call): Finding | undefined {
  const {status, code, closeCode, client, body} = reading;
  const sdk = code === undefined || !Object.hasOwn(sdkCodes, code) ? undefined : sdkCodes[code];
  if (code && sdk)
    return {...plain, ...sdk, title: code, notes: ['This code is from the SDKs, not from the API.'], isOfSdk: true};
  const isOfRequest = status === undefined || (status >= 400 && status < 500 && status !== 401 && status !== 429);
  if (code && isOfRequest) return codeFinding(code, call, status);
  if (status !== undefined) return statusFinding(status, call);
  if (closeCode !== undefined) {
    return {
      ...plain,
      title: `Close code ${closeCode}`,
      cause: 'Version 1 doesn’t specify close codes.',
      remedy:
        'Treat every close that you didn’t start as a failure, regardless of its code. If the user is still speaking, open a new stream after a short delay, and send the audio of the current utterance again.',
    };
  }
  if (client) return clientFinding(client, call);
  return body === 'html' ? statusFinding(502, call) : undefined;
}

/**
 * Returns what the reference says about an error; undefined when the text has no status, code, or body that it knows.
 * @param isKnown whether it's known that the error is of this call
 */
export function findingOf(reading: Reading, call: Call, isKnown = true): Finding | undefined {
  const found = mainFinding(reading, call);
  if (!found) return undefined;
  const own = found.retry?.dependsOnCall && !isKnown ? undecided : found.retry;
  const retry = isDisputed(reading, found) ? disputed : own;
  return {...found, retry, notes: [...found.notes, ...otherStatuses(reading), ...bodyNotes(reading)]};
}
