import {audioFormat, peakOf, readWav, wavFile} from '../../../src/sandbox/audio';
import type {Call} from '../../../src/sandbox/calls';
import type {SandboxRequest, SandboxResponse} from '../../../src/sandbox/request';
import type {Violation} from '../../../src/sandbox/schema';
import {contentOf, sectionOf} from './content';
import type {Exchange, StreamMessage} from './exchange';
import {secretsIn, withoutSecrets} from './secrets';

/** The most that is kept: exchanges, bytes of all, messages of a stream, and bytes of a recording. The oldest leave. */
const limits = {exchanges: 5_000, bytes: 32_000_000, messages: 1_000, recording: 8_000_000};

/** Changes are told together, in milliseconds, so that a fast client costs little, and leaves pages time to respond. */
const interval = 100;

interface Kept {
  exchange: Exchange;
  /** What the app recorded, as it can be played. */
  audio?: {body: Uint8Array; type: string};
  bytes: number;
}

/** Is called after each response, and for violations in an open stream, with what was found since the last call. */
export type OnExchange = (exchange: Exchange, found: Violation[], request: SandboxRequest) => void;

export type Recorder = ReturnType<typeof createRecorder>;

/** An exchange that goes on. */
export type Recording = ReturnType<Recorder['begin']>;

/**
 * Keeps the newest exchanges in memory.
 * @param onChange called with exchanges as JSON, soon after they are new or changed
 */
export function createRecorder(onChange: (exchanges: string[]) => void, onExchange?: OnExchange) {
  const kept = new Map<number, Kept>();
  const changed = new Set<Kept>();
  let bytes = 0;
  let lastId = 0;

  function weigh(entry: Kept, now: number): void {
    if (!kept.has(entry.exchange.id)) return;
    bytes += now - entry.bytes;
    entry.bytes = now;
    for (const [id, oldest] of kept) {
      if (kept.size <= limits.exchanges && bytes <= limits.bytes) return;
      bytes -= oldest.bytes;
      kept.delete(id);
    }
  }

  function tell(): void {
    const texts = [...changed].map((entry) => {
      const text = JSON.stringify(entry.exchange);
      weigh(entry, text.length + (entry.audio?.body.length ?? 0));
      return text;
    });
    changed.clear();
    onChange(texts);
  }

  return {
    /** Keeps the beginning of a call or a stream, and returns what adds the rest of it. */
    begin(request: SandboxRequest, call: Call | undefined, size: number) {
      lastId += 1;
      const secrets = secretsIn(request);
      const method = call?.kind === 'stream' ? 'WebSocket' : request.method;
      const about = {id: lastId, at: Date.now(), method, path: request.path, call: call?.id, size};
      const exchange: Exchange = withoutSecrets({...about, request: contentOf(request), violations: []}, secrets);
      const entry: Kept = {exchange, bytes: 0};
      /** Tells that the exchange has changed. */
      function change(): void {
        if (!kept.has(exchange.id)) return;
        if (changed.size === 0) setTimeout(tell, interval);
        changed.add(entry);
      }
      function report(violations: Violation[]): void {
        const marked = violations.map((violation) => ({...violation, section: sectionOf(violation, call)}));
        const found = withoutSecrets(marked, secrets);
        exchange.violations.push(...found);
        change();
        onExchange?.(exchange, found, request);
      }
      kept.set(lastId, entry);
      weigh(entry, 0);
      change();
      return {
        exchange,
        report,
        addMessage(message: Omit<StreamMessage, 'at'>): void {
          const {at, messages = []} = exchange;
          messages.push(withoutSecrets({...message, at: Date.now() - at}, secrets));
          // The first message is the configuration.
          if (messages.length > limits.messages) messages.splice(1, 1);
          exchange.size += message.size;
          change();
        },
        /** Keeps a response, unless the connection is lost before it's delivered. */
        end(response: SandboxResponse, isDelivered: boolean): void {
          exchange.duration = Date.now() - exchange.at;
          if (isDelivered) {
            exchange.status = response.status;
            exchange.response = withoutSecrets(contentOf(response), secrets);
            exchange.size += Buffer.byteLength(response.body);
          }
          report(response.violations);
        },
        /** Ends what has no response. */
        close(): void {
          exchange.duration ??= Date.now() - exchange.at;
          change();
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
          weigh(entry, body.length);
          change();
        },
      };
    },
    /** Returns exchanges, newest last. */
    exchanges: (): Exchange[] => Array.from(kept.values(), ({exchange}) => exchange),
    audio: (id: number) => kept.get(id)?.audio,
    clear(): void {
      kept.clear();
      changed.clear();
      bytes = 0;
    },
  };
}
