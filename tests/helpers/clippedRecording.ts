import {wavFile, wavSampleRate} from '../../src/sandbox/audio';

const level = (index: number) => Math.max(-32_768, Math.min(32_767, 60_000 * Math.sin(index / 10)));

/** A WAV file of 20 seconds: a tone that is cut off at full scale, after 2 seconds of silence. */
export const clippedRecording = Buffer.from(
  wavFile(Int16Array.from({length: 20 * wavSampleRate}, (_, index) => (index < 2 * wavSampleRate ? 0 : level(index)))),
);
