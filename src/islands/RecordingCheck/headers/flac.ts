import type {Reader} from './bytes';
import type {HeaderFields} from './fields';

/** Where the first metadata block starts, after `fLaC` and the block's own header. */
const streamInfo = 8;

/** Reads the header of a FLAC file: its first metadata block, which describes the stream. */
export function readFlac(file: Reader): HeaderFields {
  const isStreamInfo = (file.byte(4) & 0x7f) === 0;
  if (!isStreamInfo || file.length < streamInfo + 34) {
    return {problem: 'The header doesn’t describe the audio. The file may be damaged.'};
  }
  const rateAndMore = file.u32BigEndian(streamInfo + 10);
  const sampleRate = Math.floor(rateAndMore / 2 ** 12);
  const samples = (rateAndMore % 16) * 2 ** 32 + file.u32BigEndian(streamInfo + 14);
  return {
    codec: `${(Math.floor(rateAndMore / 16) % 32) + 1}-bit, lossless`,
    sampleRate,
    channels: (Math.floor(rateAndMore / 512) % 8) + 1,
    // 0 means that the length isn't known.
    seconds: samples > 0 && sampleRate > 0 ? samples / sampleRate : undefined,
  };
}
