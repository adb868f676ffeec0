import {facts} from '../../facts';
import {curly} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import type {Cause} from '../../sandbox/calls';

const {messages} = facts.docs.assistant;

/** The codes that the SDKs add to those of the API. */
export const sdkCodes: Partial<Record<string, Cause>> = {
  no_speech: {
    cause: 'Nobody spoke before the recognition `timeout` ended, or the microphone is muted.',
    remedy: `Say “${curly(messages.no_speech)}”, and let the user start again.`,
  },
  no_recognition: {
    cause: 'Speech was detected, but no words were recognized.',
    remedy: `Say “${curly(messages.no_recognition)}” Check the language and \`environment\`.`,
  },
  network_error: {
    cause: 'Your server couldn’t be reached, or the stream was interrupted.',
    remedy: `Show “${curly(messages.network_error)}” Keep the text that’s already final, and offer to try again.`,
  },
  permission_denied: {
    cause: 'The microphone permission is `denied`.',
    remedy: `Show “${messages.permission_denied}” Let users type instead.`,
  },
};

/** Texts to try. The body is the contract's example. */
export const examples = [
  {name: '401', text: '401 Unauthorized'},
  {name: '429', text: 'HTTP/1.1 429 Too Many Requests'},
  {name: '503', text: '503 Service Unavailable'},
  {name: 'Not JSON', text: '502 <html><title>Bad Gateway</title></html>'},
  {name: 'No response', text: 'Error: socket hang up (ECONNRESET)'},
] as const;

export const copy = {
  report: 'Report for support',
  reportHint: (removed: number) =>
    removed === 0
      ? 'Nothing in it looks like a key. Read it before you send it.'
      : `What looks like a key was removed (${removed}). Read the report before you send it.`,
  try: {title: 'See what your client does', href: `${docsRoute}/core-concepts#see-what-your-client-does`},
  more: {title: 'Errors and rate limits in the reference', href: `${docsRoute}/rest-api-reference#errors`},
} as const;
