import {docsRoute} from '../../../src/facts/routes';
import {siteUrl} from '../../../src/facts/site';
import {audioFormat, peakOf, readWav, wavFile} from '../../../src/sandbox/audio';
import type {Call} from '../../../src/sandbox/calls';
import {header, type SandboxRequest, type SandboxResponse, textOf} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import type {Content, Exchange, StreamMessage} from './exchange';
import {secretsIn, withoutSecrets} from './secrets';

/** The most that is kept: exchanges, bytes of all, messages of a stream, and bytes of a recording. The oldest leave. */
export const limits = {exchanges: 5_000, bytes: 32_000_000, messages: 1_000, recording: 8_000_000};

interface Kept {
  exchange: Exchange;
  /** What the app recorded, as it can be played. */
  audio?: {body: Uint8Array; type: string};
  bytes: number;
  /** The recorder's revision when it changed last. */
  revision: number;
}

const weightOf = (data: unknown): number => JSON.stringify(data).length;

/** Is called after each response, and for violations in an open stream, with what was found since the last call. */
export type OnExchange = (exchange: Exchange, found: Violation[], request: SandboxRequest) => void;

export type Recorder = ReturnType<typeof createRecorder>;

/** An exchange that goes on. */
export type Recording = ReturnType<Recorder['begin']>;

/** Returns what a request or a response carries: a form as JSON, with files by their names, as in the contract's examples. */
function contentOf({headers, body}: Pick<SandboxRequest, 'headers' | 'body'>): Content {
  if (Array.isArray(body)) {
    const fields = body.map(({name, value}) => [name, typeof value === 'string' ? value : value.fileName]);
    return {headers, body: JSON.stringify(Object.fromEntries(fields))};
  }
  const isText = /json|text|urlencoded/i.test(header({headers}, 'Content-Type') ?? '');
  return {headers, body: isText ? textOf(body) : undefined};
}

/** Returns the address of the section about a violation. */
function sectionOf({where}: Violation, call: Call | undefined): string {
  const pages = siteUrl + docsRoute;
  if (/^header (?:Host|Origin|Prefer)/.test(where)) return `${pages}/quick-start#test-with-the-mock`;
  if (where === 'header Authorization') return `${pages}/rest-api-reference#authentication`;
  if (!call) return `${pages}/rest-api-reference#base-url-and-versions`;
  if (call.kind === 'rest' && call.documentedOn) return siteUrl + call.documentedOn;
  return `${pages}/rest-api-reference#${call.summary.toLowerCase().replaceAll(' ', '-')}`;
}

/** Keeps the newest exchanges in memory. */
export function createRecorder(onExchange?: OnExchange) {
  const kept = new Map<number, Kept>();
  // Grows with each change, and also from one start of the mock to the next.
  let revision = Date.now() * 1_000;
  let emptied = revision;
  let bytes = 0;
  let lastId = 0;

  /** Marks an exchange as changed, and makes room for what it has more. */
  function change(entry: Kept, added = 0): void {
    if (!kept.has(entry.exchange.id)) return;
    revision += 1;
    entry.revision = revision;
    entry.bytes += added;
    bytes += added;
    for (const [id, oldest] of kept) {
      if (kept.size <= limits.exchanges && bytes <= limits.bytes) return;
      bytes -= oldest.bytes;
      kept.delete(id);
    }
  }

  return {
    /** Keeps the beginning of a call or a stream, and returns what adds the rest of it. */
    begin(request: SandboxRequest, call: Call | undefined, size: number) {
      lastId += 1;
      const secrets = secretsIn(request);
      const method = call?.kind === 'stream' ? 'WebSocket' : request.method;
      const about = {id: lastId, at: Date.now(), method, path: request.path, call: call?.id, size};
      const exchange: Exchange = withoutSecrets({...about, request: contentOf(request), violations: []}, secrets);
      const entry: Kept = {exchange, bytes: 0, revision};
      kept.set(lastId, entry);
      change(entry, weightOf(exchange));
      function report(violations: Violation[]): void {
        const marked = violations.map((violation) => ({...violation, section: sectionOf(violation, call)}));
        const found = withoutSecrets(marked, secrets);
        exchange.violations.push(...found);
        change(entry, weightOf(found));
        onExchange?.(exchange, found, request);
      }
      return {
        exchange,
        report,
        addMessage(message: Omit<StreamMessage, 'at'>): void {
          const {at, messages = []} = exchange;
          messages.push(withoutSecrets({...message, at: Date.now() - at}, secrets));
          // The first message is the configuration.
          const left = messages.length > limits.messages ? messages.splice(1, 1) : [];
          exchange.size += message.size;
          change(entry, weightOf(messages.at(-1)) - weightOf(left));
        },
        /** Keeps a response, unless the connection is lost before it's delivered. */
        end(response: SandboxResponse, isDelivered: boolean): void {
          exchange.duration = Date.now() - exchange.at;
          if (isDelivered) {
            exchange.status = response.status;
            exchange.response = withoutSecrets(contentOf(response), secrets);
            exchange.size += Buffer.byteLength(response.body);
            change(entry, weightOf(exchange.response));
          }
          report(response.violations);
        },
        /** Ends what has no response. */
        close(): void {
          exchange.duration ??= Date.now() - exchange.at;
          change(entry);
        },
        /** Describes and keeps a recording. Audio without a known header is taken for what the documentation recommends. */
        keepAudio(recording: Uint8Array): void {
          if (recording.length === 0) return;
          // A copy, because a part of a body would keep all of it in memory.
          const bytes = new Uint8Array(recording.subarray(0, limits.recording));
          const format = audioFormat(bytes);
          const body = format ? bytes : wavFile(new Int16Array(bytes.buffer, 0, Math.floor(bytes.length / 2)));
          const length = readWav(body)?.seconds?.toFixed(1);
          const loudest = peakOf(body)?.toFixed(1);
          const parts = [length && `${length} s`, loudest && `loudest sample ${loudest} dB`].filter(Boolean);
          exchange.recording = [format ?? 'Unknown format, plays as 16-bit mono at 16 kHz', ...parts].join(', ');
          entry.audio = {body, type: `audio/${(format ?? 'WAV').toLowerCase().replace('mp3', 'mpeg')}`};
          change(entry, body.length);
        },
      };
    },
    get: (id: number): Kept | undefined => kept.get(id),
    /** Returns what has changed after a revision, newest last. What is older than `emptied` is no longer kept. */
    changes(after: number) {
      const changed = [...kept.values()].filter((entry) => entry.revision > after);
      return {revision, emptied, exchanges: changed.map(({exchange}) => exchange)};
    },
    clear(): void {
      kept.clear();
      bytes = 0;
      revision += 1;
      emptied = revision;
    },
  };
}
