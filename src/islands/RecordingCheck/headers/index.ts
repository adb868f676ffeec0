import {audioFormat} from '../../../sandbox/audio';
import {createByteReader} from './bytes';
import type {HeaderFields} from './fields';
import {readFlac} from './flac';
import {readMp3} from './mp3';
import {readOgg} from './ogg';
import {readWavHeader} from './wav';

export interface Header extends HeaderFields {
  format: 'WAV' | 'MP3' | 'FLAC' | 'OGG';
}

/** The ranges of values that a header can have. Others are treated as missing. */
const ranges = {sampleRate: [1_000, 768_000], channels: [1, 255], seconds: [0, 1_000_000]} as const;

const readers = {WAV: readWavHeader, MP3: readMp3, FLAC: readFlac, OGG: readOgg};

function isPossible(name: keyof typeof ranges, value: number | undefined): boolean {
  const [least, most] = ranges[name];
  return value !== undefined && value >= least && value <= most;
}

/** Reads the header of a recording. Returns undefined for a format that the API doesn't list. */
export function readHeader(bytes: Uint8Array): Header | undefined {
  const format = audioFormat(bytes);
  if (!format) return undefined;
  const fields = readers[format](createByteReader(bytes));
  const {sampleRate, channels, seconds} = fields;
  const isComplete = isPossible('sampleRate', sampleRate) && isPossible('channels', channels);
  return {
    format,
    codec: fields.codec,
    sampleRate: isPossible('sampleRate', sampleRate) ? sampleRate : undefined,
    channels: isPossible('channels', channels) ? channels : undefined,
    seconds: isPossible('seconds', seconds) ? seconds : undefined,
    problem: fields.problem ?? (isComplete ? undefined : 'The header is incomplete. The file may be damaged.'),
  };
}
