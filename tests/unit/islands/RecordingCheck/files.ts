export const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const littleEndian = (value: number, length: number) =>
  Array.from({length}, (_, index) => Math.floor(value / 2 ** (8 * index)) % 256);
export const zeros = (length: number) => Array.from({length}, () => 0);

/** Returns a chunk of a WAV file. */
export const chunk = (name: string, content: number[], size = content.length) => [
  ...ascii(name),
  ...littleEndian(size, 4),
  ...content,
];

export const format = ({code = 1, channels = 1, rate = 16_000, bits = 16} = {}) => [
  ...littleEndian(code, 2),
  ...littleEndian(channels, 2),
  ...littleEndian(rate, 4),
  ...littleEndian((rate * channels * bits) / 8, 4),
  ...littleEndian((channels * bits) / 8, 2),
  ...littleEndian(bits, 2),
];

export const wav = (...chunks: number[][]) =>
  Uint8Array.from([...ascii('RIFF'), ...littleEndian(0, 4), ...ascii('WAVE'), ...chunks.flat()]);

/** Returns an ID3 tag of a length. */
export const id3 = (length: number) => [
  ...ascii('ID3'),
  ...[4, 0, 0],
  ...[21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f),
  ...zeros(length),
];

/** Returns an MP3 file of MPEG-1 frames: 128 kbit/s, 44.1 kHz, joint stereo, with 417 bytes and 1,152 samples each. */
export function mp3(frames: number, {tag = 0, info = ''} = {}): Uint8Array {
  const header = [0xff, 0xfb, 0x90, 0x64];
  const all = Array.from({length: frames}, (_, index) => {
    const frame = [...header, ...zeros(413)];
    if (index === 0 && info) frame.splice(36, 12, ...ascii(info), 0, 0, 0, 1, 0, 0, 0x10, 0);
    return frame;
  });
  return Uint8Array.from([...(tag > 0 ? id3(tag) : []), ...all.flat()]);
}

/** Returns a FLAC file: 44.1 kHz, two channels, 16 bit, 441,000 samples. */
export const flac = () =>
  Uint8Array.from([
    ...ascii('fLaC'),
    ...[0x80, 0, 0, 34],
    ...zeros(10),
    ...[0x0a, 0xc4, 0x42, 0xf0, 0, 0x06, 0xba, 0xa8],
    ...zeros(16),
  ]);

const page = (kind: number, position: number, packet: number[]) => [
  ...ascii('OggS'),
  ...[0, kind],
  ...littleEndian(position, 8),
  ...zeros(12),
  ...[1, packet.length],
  ...packet,
];

/** Returns an OGG file whose last page ends at a position in samples. */
export const ogg = (packet: number[], position: number) =>
  Uint8Array.from([
    ...page(2, 0, packet),
    ...page(0, 0, [...ascii('OpusTags'), ...zeros(8)]),
    ...page(4, position, [0xf8, 0xff, 0xfe]),
  ]);

export const opusHead = [...ascii('OpusHead'), 1, 1, ...littleEndian(312, 2), ...littleEndian(16_000, 4), 0, 0, 0];
