import {audioFormat, readWav} from '../../sandbox/audio';
import type {Header} from './header';

/** Formats that the API doesn't list, by how their files start. */
const otherFormats: [start: RegExp, format: string][] = [
  [/^RF64/, 'RF64'],
  [/^RIFX/, 'RIFX'],
  [/^RIFF.{4}AVI/s, 'AVI'],
  [/^.{4}ftyp/s, 'M4A'],
  [/^FORM.{4}AIF/s, 'AIFF'],
  [/^.E\xdf\xa3/s, 'WebM'],
  [/^#!AMR/, 'AMR'],
];

/** Codes of `WAVE_FORMAT_…` and what they mean. */
const wavCodecs: Record<number, string> = {1: 'PCM', 3: 'floating point', 6: 'A-law', 7: 'µ-law', 17: 'ADPCM'};
const mp3InWav = 85;
const mp3Problem =
  'The audio in the WAV file is MP3, which the API doesn’t document. Convert it, for example with `ffmpeg -i meeting.wav converted.wav`.';

const wavProblems = {
  whole: undefined,
  cut: 'The file is shorter than its header says. It may be cut off.',
  missing: 'The file has no audio.',
};

/** The ranges of values that a header can have. Others are treated as missing. */
const ranges = {sampleRate: [1_000, 768_000], channels: [1, 255], seconds: [0, 1_000_000]} as const;

const possible = (name: keyof typeof ranges, value = Number.NaN): number | undefined =>
  value >= ranges[name][0] && value <= ranges[name][1] ? value : undefined;

/** Reads the header of a WAV file. Returns undefined for other files. */
export function readWavHeader(bytes: Uint8Array): Header | undefined {
  const wav = readWav(bytes);
  if (!wav) return undefined;
  const {code, bitsPerSample, channels, sampleRate, seconds, audio} = wav;
  const properties = {
    format: 'WAV',
    channels: possible('channels', channels),
    sampleRate: possible('sampleRate', sampleRate),
    seconds: possible('seconds', seconds),
  };
  if (code === mp3InWav) return {...properties, codec: 'MP3', problem: mp3Problem};
  const codec = `${bitsPerSample}-bit ${wavCodecs[code] ?? 'audio in an unusual encoding'}`;
  return {...properties, codec, problem: wavProblems[seconds === 0 ? 'missing' : audio]};
}

/**
 * Reads the header of a recording. Formats other than WAV need a library, which is fetched when it's first needed; without
 * it, or when the header is damaged, only the format is known.
 * @returns undefined when the format can't be recognized
 */
export async function readHeader(bytes: Uint8Array): Promise<Header | undefined> {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const other = otherFormats.find(([pattern]) => pattern.test(start));
  if (other) return {format: other[1]};
  const wav = readWavHeader(bytes);
  if (wav) return wav;
  try {
    const {readMedia} = await import(/* webpackChunkName: "media" */ './mediaHeader');
    const media = await readMedia(bytes);
    for (const name of ['channels', 'sampleRate', 'seconds'] as const) media[name] = possible(name, media[name]);
    return media;
  } catch {
    const format = audioFormat(bytes);
    return format && {format};
  }
}
