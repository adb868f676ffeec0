import {facts} from '../../facts';
import type {Call} from '../../sandbox/calls';
import {contract} from '../../sandbox/contract';
import type {Reading} from './read';
import {redactValue} from './redact';

/** The longest line of a report, in characters. */
const maxLineLength = 1_000;

const bodies = {json: 'JSON', brokenJson: 'JSON that can’t be parsed', html: 'HTML'};

/** Returns a call as a report names it. */
const nameOf = (call: Call): string => `${call.kind === 'rest' ? call.method : 'WebSocket'} ${call.base}${call.path}`;

/**
 * Returns a report about an error: only what was recognized in the text, without keys.
 * @param call undefined if it isn't known; the reader then fills it in
 * @returns the report, and how many keys were removed
 */
export function reportOf(reading: Reading, call?: Call): {text: string; removed: number} {
  const {status, code, message, details, closeCode, body, client} = reading;
  let removed = 0;
  const line = (name: string, value: unknown): string[] => {
    if (value === undefined) return [];
    const safe = redactValue(value);
    removed += safe.count;
    const text = typeof safe.value === 'string' ? safe.value : JSON.stringify(safe.value);
    return [`${name}: ${text.replaceAll(/\s+/g, ' ').slice(0, maxLineLength)}`];
  };
  const lines = [
    `${facts.brand.name} API ${contract.version}, error report`,
    `Call: ${call ? nameOf(call) : ''}`,
    ...line('Status', status),
    ...line('Close code', closeCode),
    ...(client && status === undefined ? [`Status: none. ${client.title}`] : []),
    ...line('Code', code),
    ...line('Message', message),
    ...line('Details', details),
    ...line('Body', body && bodies[body]),
    'Time (UTC): ',
    'What I expected: ',
  ];
  return {text: lines.join('\n'), removed};
}
