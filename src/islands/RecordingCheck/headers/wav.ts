import {readWav} from '../../../sandbox/audio';
import type {Reader} from './bytes';
import type {HeaderFields} from './fields';

/** Codes of `WAVE_FORMAT_…` and what they mean. */
const codecs: Record<number, string> = {1: 'PCM', 3: 'floating point', 6: 'A-law', 7: 'µ-law', 17: 'ADPCM', 85: 'MP3'};

const problems = {
  whole: undefined,
  cut: 'The file is shorter than its header says. It may be cut off.',
  missing: 'The file has no audio.',
};

/** Reads the header of a WAV file. */
export function readWavHeader(file: Reader): HeaderFields {
  if (file.text(8, 4) !== 'WAVE') return {problem: 'The file starts as a WAV file does, but it isn’t one.'};
  const wav = readWav(file.bytes);
  if (!wav) return {problem: 'The header doesn’t describe the audio. The file may be damaged.'};
  const {code, bitsPerSample, channels, sampleRate, seconds, audio} = wav;
  const codec = `${bitsPerSample}-bit ${codecs[code] ?? 'audio in an unusual encoding'}`;
  return {codec, channels, sampleRate, seconds, problem: problems[audio]};
}
