import type {Reader} from './bytes';
import type {HeaderFields} from './fields';

/** The longest page, in bytes: the last one starts at most this far from the end of the file. */
const maxPageBytes = 65_307;

/** Opus counts its samples at this rate, whatever the recording had. */
const opusRate = 48_000;

/** Returns the position in samples that the last page states; undefined when there is none. */
function lastPosition(file: Reader): number | undefined {
  const end = Math.max(file.length - maxPageBytes, 0);
  for (let offset = file.length - 14; offset >= end; offset -= 1) {
    if (file.byte(offset) !== 0x4f || file.text(offset, 4) !== 'OggS') continue;
    const position = file.u64(offset + 6);
    // All bits are set on a page on which no packet ends.
    return position < 2 ** 63 ? position : undefined;
  }
  return undefined;
}

/** Reads the header of an OGG file: the first packet, and the position on the last page. */
export function readOgg(file: Reader): HeaderFields {
  const packet = 27 + file.byte(26);
  const position = lastPosition(file);
  const secondsAt = (rate: number, skipped = 0) =>
    position === undefined || rate === 0 ? undefined : Math.max(position - skipped, 0) / rate;
  if (file.text(packet, 8) === 'OpusHead') {
    return {
      codec: 'Opus',
      channels: file.byte(packet + 9),
      sampleRate: file.u32(packet + 12) || opusRate,
      seconds: secondsAt(opusRate, file.u16(packet + 10)),
    };
  }
  if (file.text(packet, 7) === '\x01vorbis') {
    const sampleRate = file.u32(packet + 12);
    return {codec: 'Vorbis', channels: file.byte(packet + 11), sampleRate, seconds: secondsAt(sampleRate)};
  }
  return {problem: 'The file has neither Opus nor Vorbis audio.'};
}
