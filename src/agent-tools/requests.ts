import {silence} from '../sandbox/audio';
import type {RestCall} from '../sandbox/calls';
import {contract} from '../sandbox/contract';
import type {SandboxRequest} from '../sandbox/request';
import {matchPath} from '../sandbox/routes';
import {sentenceOf, type Violation} from '../sandbox/schema';
import {slug} from '../search/shape';
import {type Documentation, findPage} from './documentation';
import {z} from './schema';

/** The most that a body may contain, in characters. */
const longest = 200_000;

const text = z.string().max(longest);

/** A request as an agent describes it. */
export const requestInput = {
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().max(2_000).describe('The URL, or its path from the host: /v1/nlu/parse'),
  headers: z
    .record(z.string(), text)
    .optional()
    .describe('Its headers. Write a placeholder such as YOUR_API_KEY for the key.'),
  body: z.unknown().optional().describe('A JSON body: an object, or the text as it would be sent.'),
  form: z
    .array(z.object({name: z.string().max(200), value: text.optional(), file: z.string().max(255).optional()}))
    .max(50)
    .optional()
    .describe('The fields of a multipart form. A field with `file`, the name of a recording, is sent as one.'),
  audioSeconds: z.number().min(0).max(600).optional().describe('How long the recording is. 3 by default.'),
};

export type RequestInput = z.infer<z.ZodObject<typeof requestInput>>;

/** How files of other formats than WAV begin, by the extension of their names. */
const beginnings: Record<string, string> = {mp3: 'ID3', flac: 'fLaC', ogg: 'OggS'};

/** Returns the bytes of a file with a name: a silent recording for a WAV file. */
function bytesOf(file: string, seconds: number): Uint8Array {
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  if (extension === 'wav') return silence(seconds);
  return new TextEncoder().encode((beginnings[extension] ?? file).padEnd(1_000, '\0'));
}

/** Returns a body as it is sent: an object as JSON. A call that takes only a recording gets one. */
function bodyOf({body, form, audioSeconds = 3}: RequestInput, call: RestCall | undefined): SandboxRequest['body'] {
  if (form) {
    return form.map(({name, value = '', file}) => ({
      name,
      value: file === undefined ? value : {fileName: file, bytes: bytesOf(file, audioSeconds)},
    }));
  }
  if (body === undefined) return call?.body && !call.body.schema ? silence(audioSeconds) : undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Returns the request that an agent describes, and the call that it is for, if there is one. */
export function readRequest(input: RequestInput): {request: SandboxRequest; call?: RestCall} {
  const {method, headers = {}, body} = input;
  const path = input.path.replace(/^https?:\/\/[^/]+/, '');
  const call = contract.rest.find((each) => each.method === method && matchPath(each, path.replace(/\?.*/, '')));
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  const type = typeof body === 'object' && !hasType && {'Content-Type': 'application/json'};
  return {request: {method, path, headers: {...headers, ...type}, body: bodyOf(input, call)}, call};
}

/** Returns the address of the section about a call: in the reference, or on the page of the one call that isn't there. */
export function referenceSection(
  call: Pick<RestCall, 'summary' | 'documentedOn'> | undefined,
  {siteUrl, pages}: Documentation,
): string {
  if (call?.documentedOn) return siteUrl + call.documentedOn;
  const reference = findPage(pages, 'rest-api-reference')?.url ?? '';
  return call ? `${reference}#${slug(call.summary)}` : reference;
}

/** Returns violations as a list, a sentence each. */
export const listOf = (violations: Violation[]): string =>
  violations.map((violation) => `- ${sentenceOf(violation)}`).join('\n');
