/** The header of a PCM WAV file. */
export interface WavInfo {
  channels: number;
  sampleRate: number;
  bitsPerSample: number;
  seconds: number;
}

/** The sample rate of the WAV files that `wavFile` makes, in hertz. */
export const wavSampleRate = 16_000;

const bytesPerSample = 2;

/** The most chunks of a WAV file that are read. Usual files have fewer than ten. */
const mostChunks = 1_000;

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
  // Every platform that runs browsers or Node keeps the low byte first, as WAV does.
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), headerLength);
  return bytes;
}

/** Returns silence as a WAV file. It represents any audio that the API would return. */
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

/** Reads the header of a WAV file; returns undefined for anything else. */
export function readWav(bytes: Uint8Array): WavInfo | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WAVE') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<WavInfo, 'seconds'> | undefined;
  let bytesPerSecond = 0;
  let offset = 12;
  for (let count = 0; count < mostChunks && offset + 8 <= bytes.length; count += 1) {
    const name = textAt(bytes, offset, 4);
    const size = view.getUint32(offset + 4, true);
    const start = offset + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      format = {
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bitsPerSample: view.getUint16(start + 14, true),
      };
      bytesPerSecond = view.getUint32(start + 8, true);
    }
    if (name === 'data' && format && bytesPerSecond > 0) {
      return {...format, seconds: Math.min(size, bytes.length - start) / bytesPerSecond};
    }
    offset = start + size + (size % 2);
  }
  return undefined;
}
