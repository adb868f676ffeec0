import type {Reader} from './bytes';
import type {HeaderFields} from './fields';

/** Codes of `WAVE_FORMAT_…` and what they mean. */
const codecs: Record<number, string> = {1: 'PCM', 3: 'floating point', 6: 'A-law', 7: 'µ-law', 17: 'ADPCM', 85: 'MP3'};

/** The code of a format that names the real one further back. */
const extensible = 0xfffe;

/** The most chunks that are read. Usual files have fewer than ten. */
const mostChunks = 1_000;

/** Sizes that programs write when they don't know how long the audio will be. */
const unknownSizes = [0, 0xffffffff];

interface Chunk {
  start: number;
  size: number;
}

/** Returns the first chunk of each name. */
function chunksOf(file: Reader): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  let offset = 12;
  for (let count = 0; count < mostChunks && offset + 8 <= file.length; count += 1) {
    const name = file.text(offset, 4);
    const size = file.u32(offset + 4);
    if (!chunks.has(name)) chunks.set(name, {start: offset + 8, size});
    if (name === 'data' && chunks.has('fmt ')) break;
    offset += 8 + size + (size % 2);
  }
  return chunks;
}

/** Reads the header of a WAV file. */
export function readWavHeader(file: Reader): HeaderFields {
  if (file.text(8, 4) !== 'WAVE') return {problem: 'The file starts as a WAV file does, but it isn’t one.'};
  const chunks = chunksOf(file);
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format) return {problem: 'The header doesn’t describe the audio. The file may be damaged.'};
  const {start} = format;
  const code = file.u16(start) === extensible ? file.u16(start + 24) : file.u16(start);
  const bytesPerSecond = file.u32(start + 8);
  const fields = {
    codec: `${file.u16(start + 14)}-bit ${codecs[code] ?? 'audio in an unusual encoding'}`,
    channels: file.u16(start + 2),
    sampleRate: file.u32(start + 4),
  };
  if (!data) return {...fields, problem: 'The file has no audio.'};
  const available = Math.max(file.length - data.start, 0);
  const isCut = data.size > available && !unknownSizes.includes(data.size);
  const length = unknownSizes.includes(data.size) ? available : Math.min(data.size, available);
  return {
    ...fields,
    seconds: bytesPerSecond > 0 ? length / bytesPerSecond : undefined,
    problem: isCut ? 'The file is shorter than its header says. It may be cut off.' : undefined,
  };
}
