import {readWavHeader} from '../shared/audioHeader';
import type {Header} from '../shared/header';
import type {Recording} from '../shared/recordings';
import {type Analysis, analyze} from './analysis';
import {decode, isSmallEnough} from './decode';

/** What is known about a recording. */
export interface Check {
  fileName: string;
  /** The size of the file in bytes. */
  size: number;
  /** Undefined for a file whose format can't be recognized. */
  header?: Header;
  /** Undefined if the recording couldn't be decoded. */
  analysis?: Analysis;
  /** The recording as WAV, 16 kHz, 16 bit, one channel. */
  wav?: Uint8Array;
  /** Why the recording couldn't be decoded. */
  problem?: string;
}

const cannot = {
  isTooLong: 'The recording is too long to be measured in the page. Only its header was read.',
  isUndecodable: 'This browser can’t decode the recording, so only its header was read.',
};

/** Measures the samples of a recording if the browser can decode it. */
export async function checkRecording({fileName, bytes, header = readWavHeader(bytes)}: Recording): Promise<Check> {
  const check = {fileName, size: bytes.length, header};
  if (!header) return check;
  if (!isSmallEnough(header, bytes)) return {...check, problem: cannot.isTooLong};
  try {
    const {channels, sampleRate, wav} = await decode(header, bytes);
    // Measuring a long recording takes a while, so presses that happened during decoding are handled first.
    await new Promise((resolve) => setTimeout(resolve));
    return {...check, analysis: analyze(channels, sampleRate), wav};
  } catch {
    return {...check, problem: cannot.isUndecodable};
  }
}
