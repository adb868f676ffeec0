import {facts} from '../../facts';
import type {Kind, Moment} from './SessionRecorder';
import type {Scenario} from './session';

export const copy = {
  name: 'Stream replay',
  lanes: ['Speech', 'Sent', 'Received'],
  code: 'Code that this message concerns',
  key: [
    {name: 'Opening, configuration, close'},
    {name: 'Audio', radius: 2.5},
    {name: 'Partial result', radius: 2.5, hasStem: true},
    {name: 'Partial result, low confidence', radius: 2.5, hasStem: true, looks: ['past', 'unsure']},
    {name: 'Final result', hasStem: true},
    {name: 'Still to come', looks: []},
  ] as {name: string; radius?: number; hasStem?: boolean; looks?: string[]}[],
} as const;

export const scenarioNames: Record<Scenario, string> = {
  complete: 'One utterance',
  silence: 'Fault: silence',
  unauthorized: 'Fault: no API key (401)',
  rateLimited: 'Fault: rate limit (429)',
  lost: 'Fault: connection lost',
  tooLong: `Limit: ${facts.docs.freeTier.audioSeconds} seconds on the free tier`,
};

export const kindNames: Record<Kind, string> = {
  open: 'Opening request',
  refused: 'Refusal',
  config: 'Configuration',
  audio: 'Audio',
  buffered: 'Buffered audio',
  partial: 'Partial result',
  final: 'Final result',
  close: 'Close',
  lost: 'Connection lost',
};

const notes: Record<Exclude<Kind, 'refused'>, string> = {
  open: 'The server accepts the connection or refuses it. Send nothing before it’s open.',
  config: 'The first message sets the language and the model. The server doesn’t reply to it.',
  audio: 'Send the pieces in the order of the recording, and keep those of the current utterance.',
  buffered: 'Send the audio of the current utterance again, from its start: the new stream doesn’t include it.',
  partial: 'Replace the text of the current utterance. It can still change.',
  final: 'Keep the text: it no longer changes. The stream stays open for further utterances.',
  close: 'The last result has arrived, so the client closes the stream.',
  lost: 'Treat it as a failure, like every close that you didn’t start: keep the text of final results, and discard partial text. If the user is still speaking, open a new stream after a short delay, and send the audio of the current utterance again.',
};

/** Returns what a client does about a moment. */
export function noteOf({kind, status}: Moment, scenario: Scenario): string {
  if (kind === 'refused')
    return status === 429
      ? 'Wait, and then open the connection again. After each additional 429, wait longer.'
      : 'Don’t retry. Check that your server sends the header with a valid key.';
  if (kind === 'close' && scenario === 'silence')
    return 'No audio, no result: the client stops waiting and closes. Version 1 doesn’t specify when the server would.';
  if (kind === 'close' && scenario === 'tooLong')
    return 'Version 1 doesn’t specify what happens at the limit. Close before it, and open a new stream.';
  return notes[kind];
}
