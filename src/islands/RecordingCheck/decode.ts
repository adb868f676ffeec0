import {wavFile, wavSampleRate} from '../../sandbox/audio';
import type {Header} from '../shared/header';
import {mixToPcm16} from '../shared/recorder/mix';

/** The maximum memory that decoded audio may take, in bytes. */
const maxDecodedBytes = 200_000_000;

/** The bit rate with which the length of a recording is estimated if its header doesn't state one. */
const lowBitRate = 64_000;

/** How long decoding may take, in milliseconds. */
const maxDecodingMs = 20_000;

/** The sample rates that every browser can decode to. */
const [lowestRate, highestRate] = [8_000, 96_000];

const bytesPerSample = 4;

/** Tells whether a recording is small enough to be decoded. */
export function isSmallEnough({seconds, sampleRate = 48_000, channels = 2}: Header, bytes: Uint8Array): boolean {
  const length = seconds ?? (bytes.length * 8) / lowBitRate;
  return length * Math.min(sampleRate, highestRate) * channels * bytesPerSample <= maxDecodedBytes;
}

const withTimeLimit = <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Decoding takes too long.')), maxDecodingMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const channelsOf = (audio: AudioBuffer) =>
  Array.from({length: audio.numberOfChannels}, (_, index) => audio.getChannelData(index));

async function asWav(audio: AudioBuffer): Promise<Uint8Array> {
  const context = new OfflineAudioContext(1, Math.max(Math.ceil(audio.duration * wavSampleRate), 1), wavSampleRate);
  const source = context.createBufferSource();
  source.buffer = audio;
  source.connect(context.destination);
  source.start();
  return wavFile(mixToPcm16(channelsOf(await context.startRendering())));
}

async function decoded({sampleRate = 48_000}: Header, bytes: Uint8Array) {
  const rate = Math.min(Math.max(sampleRate, lowestRate), highestRate);
  const context = new OfflineAudioContext(1, 1, rate);
  const audio = await context.decodeAudioData(new Uint8Array(bytes).buffer);
  const wav = await asWav(audio);
  // Read the channels only after the buffer was played, because Firefox then empties arrays that it returned earlier,
  // as the standard requires.
  return {channels: channelsOf(audio), sampleRate: audio.sampleRate, wav};
}

/**
 * Decodes a recording at its own sample rate, and converts it to a WAV file: 16 kHz, 16 bit, one channel.
 * @throws Error when the browser can't decode it, or takes too long
 */
export const decode = (header: Header, bytes: Uint8Array) => withTimeLimit(decoded(header, bytes));
