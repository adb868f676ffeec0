import {audioFormat, peakOf, readWav, wavFile} from '../../../src/sandbox/audio';
import type {Exchange} from './exchange';

/** The most that is kept: exchanges, bytes of all, and bytes of one recording. The oldest leave. */
const limits = {exchanges: 5_000, bytes: 32_000_000, recording: 8_000_000};

/** Changes are told together, in milliseconds, so that a fast client costs little, and leaves pages time to respond. */
const interval = 100;

interface Kept {
  exchange: Exchange;
  audio?: Uint8Array;
  bytes: number;
}

export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Keeps the newest exchanges in memory.
 * @param onChange called with exchanges as JSON, soon after they are new or changed
 */
export function createRecorder(onChange: (exchanges: string[]) => void) {
  const kept = new Map<number, Kept>();
  const changed = new Set<Kept>();
  let bytes = 0;
  let lastId = 0;

  function weigh(entry: Kept, now: number): void {
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
      if (kept.has(entry.exchange.id)) weigh(entry, text.length + (entry.audio?.length ?? 0));
      return text;
    });
    changed.clear();
    onChange(texts);
  }

  /** Tells that an exchange has changed. */
  function change({id}: Exchange): void {
    const entry = kept.get(id);
    if (!entry) return;
    if (changed.size === 0) setTimeout(tell, interval);
    changed.add(entry);
  }

  return {
    change,
    add(rest: Omit<Exchange, 'id'>): Exchange {
      lastId += 1;
      const exchange = {id: lastId, ...rest};
      const entry = {exchange, bytes: 0};
      kept.set(lastId, entry);
      weigh(entry, 0);
      change(exchange);
      return exchange;
    },
    /** Describes and keeps a recording that an app sent. */
    keepAudio(exchange: Exchange, recording: Uint8Array): void {
      const entry = kept.get(exchange.id);
      if (!entry || recording.length === 0) return;
      const {seconds} = readWav(recording) ?? {};
      const peak = peakOf(recording);
      const length = seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`;
      const loudest = peak === undefined ? '' : `, loudest sample ${peak.toFixed(1)} dB`;
      exchange.recording = `${audioFormat(recording) ?? 'Unknown format, plays as 16-bit mono at 16 kHz'}${length}${loudest}`;
      // A copy, because a part of a body would keep all of it in memory.
      entry.audio = new Uint8Array(recording.subarray(0, limits.recording));
      weigh(entry, entry.audio.length);
      change(exchange);
    },
    /** Returns exchanges, newest last. */
    exchanges: (): Exchange[] => Array.from(kept.values(), ({exchange}) => exchange),
    /** Returns a recording as it can be played. Audio without a known header is taken for what the documentation recommends. */
    audio(id: number): {body: Uint8Array; type: string} | undefined {
      const body = kept.get(id)?.audio;
      if (!body) return undefined;
      const format = audioFormat(body)?.toLowerCase();
      if (format) return {body, type: `audio/${format === 'mp3' ? 'mpeg' : format}`};
      return {body: wavFile(new Int16Array(body.buffer, 0, Math.floor(body.length / 2))), type: 'audio/wav'};
    },
    clear(): void {
      kept.clear();
      changed.clear();
      bytes = 0;
    },
  };
}
