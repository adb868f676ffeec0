/** The sample rate of the WAV files that `wavFile` makes, in hertz. */
export const wavSampleRate = 16_000;

const bytesPerSample = 2;

/** The maximum number of chunks of a WAV file that are read. Typical files have fewer than ten. */
const maxChunks = 1_000;

/** WAVE_FORMAT_EXTENSIBLE: the real code is at offset 24 of the chunk. */
const extensible = 0xfffe;

/** PCM, and floating point. */
const isUncompressed = (code: number) => code === 1 || code === 3;

/** Programs that don't know how long the audio will be write 0, or about the largest number: from 2,000,000,000 on. */
const isUnknown = (size: number) => size === 0 || size >= 2_000_000_000;

const headerLength = 44;

/**
 * Returns a recording as a WAV file: 16 kHz, 16 bit, one channel.
 * @param samples from -32,768 to 32,767
 */
export function wavFile(samples: Int16Array): Uint8Array {
  const length = samples.length * bytesPerSample;
  const bytes = new Uint8Array(headerLength + length);
  const view = new DataView(bytes.buffer);
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset);
  write(0, 'RIFF');
  view.setUint32(4, headerLength - 8 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, wavSampleRate, true);
  view.setUint32(28, wavSampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  // Every platform that runs browsers or Node is little-endian, as WAV is.
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), headerLength);
  return bytes;
}

/** Returns silence as a WAV file. It stands in for any audio that the API would return. */
export const silence = (seconds = 0.1): Uint8Array => wavFile(new Int16Array(Math.round(wavSampleRate * seconds)));

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Returns the audio format of a file by its first bytes; undefined for a format the API doesn't list. */
export function audioFormat(bytes: Uint8Array): 'WAV' | 'MP3' | 'FLAC' | 'OGG' | undefined {
  const start = textAt(bytes, 0, 4);
  if (start === 'RIFF') return 'WAV';
  if (start === 'fLaC') return 'FLAC';
  if (start === 'OggS') return 'OGG';
  const isMp3 = start.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
  return isMp3 ? 'MP3' : undefined;
}

interface Chunk {
  start: number;
  size: number;
}

/** Returns the first chunk of each name. */
function chunksOf(bytes: Uint8Array, view: DataView): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  let offset = 12;
  for (let count = 0; count < maxChunks && offset + 8 <= bytes.length; count += 1) {
    const name = textAt(bytes, offset, 4);
    const size = view.getUint32(offset + 4, true);
    if (!chunks.has(name)) chunks.set(name, {start: offset + 8, size});
    if (name === 'data' && chunks.has('fmt ')) break;
    offset += 8 + size;
    // Chunks have an even length, but some programs leave out the last byte.
    if (size % 2 === 1 && textAt(bytes, offset, 4) !== 'data') offset += 1;
  }
  return chunks;
}

/** Returns the loudest sample of a WAV file of 16 bits, in decibels below full scale; undefined for silence and other files. */
export function peakOf(bytes: Uint8Array): number | undefined {
  const wav = readWav(bytes);
  if (wav?.code !== 1 || wav.bitsPerSample !== 16) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const {start = 0, size = 0} = chunksOf(bytes, view).get('data') ?? {};
  const end = isUnknown(size) ? bytes.length : Math.min(start + size, bytes.length);
  let peak = 0;
  for (let offset = start; offset + 2 <= end; offset += 2) {
    peak = Math.max(peak, Math.abs(view.getInt16(offset, true)));
  }
  return peak === 0 ? undefined : Math.round(200 * Math.log10(peak / 32_768)) / 10;
}

/** Reads the header of a WAV file; returns undefined for anything else, and for a header that doesn't describe audio. */
export function readWav(bytes: Uint8Array) {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WAVE') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksOf(bytes, view);
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || format.start + 16 > bytes.length) return undefined;
  const {start} = format;
  const isExtensible = view.getUint16(start, true) === extensible && start + 26 <= bytes.length;
  const code = view.getUint16(isExtensible ? start + 24 : start, true);
  const channels = view.getUint16(start + 2, true);
  const sampleRate = view.getUint32(start + 4, true);
  const bits = view.getUint16(start + 14, true);
  // Programs write wrong byte rates, which matter only for compressed audio.
  const bytesPerSecond = isUncompressed(code) ? (sampleRate * channels * bits) / 8 : view.getUint32(start + 8, true);
  const available = data ? bytes.length - data.start : 0;
  const stated = !data || isUnknown(data.size) ? available : data.size;
  const audio: 'whole' | 'cut' | 'missing' = data ? (stated > available ? 'cut' : 'whole') : 'missing';
  return {
    /** The encoding, as a `WAVE_FORMAT_…` code: 1 is PCM. */
    code,
    channels,
    sampleRate,
    // A sample of 24 bits may take up 32.
    bitsPerSample: (isExtensible && view.getUint16(start + 18, true)) || bits,
    /** The length of the audio in the file; undefined if it isn't known. */
    seconds: data && bytesPerSecond > 0 ? Math.min(stated, available) / bytesPerSecond : undefined,
    /** Whether the file has all the audio that the header states. */
    audio,
  };
}
