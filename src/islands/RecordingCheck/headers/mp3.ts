import type {Reader} from './bytes';
import type {HeaderFields} from './fields';

/** Sample rates by version (MPEG-1, 2, 2.5) and index. */
const sampleRates = {1: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000], 2.5: [11_025, 12_000, 8_000]};

/** Bit rates in kbit/s by index, for layer III. Index 0 means a free bit rate. */
const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** How far after the tags the first frame is searched for, in bytes. */
const searchLength = 65_536;

interface Frame {
  sampleRate: number;
  channels: number;
  /** In bits per second. */
  bitRate: number;
  /** In bytes. */
  length: number;
  samples: number;
  /** Where the information starts, in a frame that describes the whole file. */
  infoOffset: number;
}

const versions = [2.5, undefined, 2, 1] as const;

/** Returns the frame at an offset; undefined if there is none. */
function frameAt(file: Reader, offset: number): Frame | undefined {
  if (file.byte(offset) !== 0xff || (file.byte(offset + 1) & 0xe0) !== 0xe0) return undefined;
  const version = versions[(file.byte(offset + 1) >> 3) & 3];
  const isLayer3 = ((file.byte(offset + 1) >> 1) & 3) === 1;
  if (!version || !isLayer3) return undefined;
  const sampleRate = sampleRates[version][(file.byte(offset + 2) >> 2) & 3];
  const kilobits = bitRates[version === 1 ? 1 : 2][file.byte(offset + 2) >> 4];
  if (!sampleRate || !kilobits) return undefined;
  const padding = (file.byte(offset + 2) >> 1) & 1;
  const samples = version === 1 ? 1152 : 576;
  const channels = file.byte(offset + 3) >> 6 === 3 ? 1 : 2;
  const sideInfo = version === 1 ? [17, 32] : [9, 17];
  const bitRate = kilobits * 1_000;
  return {
    ...{sampleRate, channels, bitRate, samples},
    length: Math.floor(((samples / 8) * bitRate) / sampleRate) + padding,
    infoOffset: offset + 4 + (sideInfo[channels - 1] ?? 0),
  };
}

/** Returns the offset after the ID3 tag. Its size uses seven bits per byte. */
function tagEnd(file: Reader): number {
  if (file.text(0, 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, offset) => sum * 128 + (file.byte(offset) & 0x7f), 0);
  return 10 + size;
}

function firstFrame(file: Reader, start: number): {frame: Frame; offset: number} | undefined {
  const end = Math.min(start + searchLength, file.length - 4);
  for (let offset = start; offset <= end; offset += 1) {
    const frame = frameAt(file, offset);
    if (!frame) continue;
    const next = offset + frame.length;
    // The bytes with which a frame starts are common, so another frame must follow, unless the file ends.
    if (next + 4 > file.length || frameAt(file, next)) return {frame, offset};
  }
  return undefined;
}

/** Returns what an information frame states. `Xing` and `VBRI` mean that the bit rate varies, and `Info` that it doesn't. */
function stated(file: Reader, offset: number, {infoOffset}: Frame): {isVariable: boolean; frames?: number} {
  if (file.text(offset + 36, 4) === 'VBRI') return {isVariable: true, frames: file.u32BigEndian(offset + 50)};
  const name = file.text(infoOffset, 4);
  const hasCount = /^(?:Xing|Info)$/.test(name) && (file.byte(infoOffset + 7) & 1) === 1;
  return {isVariable: name === 'Xing', frames: hasCount ? file.u32BigEndian(infoOffset + 8) : undefined};
}

/** Reads the header of an MP3 file: the first frame, after any tags. */
export function readMp3(file: Reader): HeaderFields {
  const found = firstFrame(file, tagEnd(file));
  if (!found) return {problem: 'The file has no audio that could be found. It may be damaged.'};
  const {frame, offset} = found;
  const {isVariable, frames} = stated(file, offset, frame);
  const byBitRate = ((file.length - offset) * 8) / frame.bitRate;
  return {
    codec: isVariable ? 'variable bit rate' : `${frame.bitRate / 1_000} kbit/s`,
    sampleRate: frame.sampleRate,
    channels: frame.channels,
    seconds: frames === undefined ? byBitRate : (frames * frame.samples) / frame.sampleRate,
  };
}
