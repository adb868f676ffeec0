import {silence} from '../../sandbox/audio';
import type {RestCall} from '../../sandbox/calls';
import {readHeader, readWavHeader} from './audioHeader';
import type {Header} from './header';
import {sampleSeconds} from './sampleLevels';

/** A recording that can be sent. */
export interface Recording {
  fileName: string;
  bytes: Uint8Array;
  /** The address of the file, if the site has it. */
  href?: string;
  /** Known for a file that the reader has chosen. Other recordings are WAV. */
  header?: Header;
}

/** The largest file that is read, in bytes. */
export const maxFileSize = 50_000_000;

let sample: Recording | undefined;

/**
 * Returns the site's sample recording. The sandbox reads only the header of a recording, so silence of the same length
 * and format takes its place, and the page needs no network.
 */
export function sampleRecording(): Recording {
  sample ??= {fileName: 'meeting.wav', bytes: silence(sampleSeconds), href: '/mock/meeting.wav'};
  return sample;
}

/** Returns a recording that is one second longer than the free tier allows. */
export function longRecording({limits}: RestCall): Recording {
  const limit = limits.find(({tier, measure}) => tier === 'Free' && measure === 'audioSeconds');
  return {fileName: 'long-meeting.wav', bytes: silence(Number(limit?.value ?? 0) + 1)};
}

/** Returns a file that isn't a recording. */
export const textFile = (): Recording => ({fileName: 'notes.txt', bytes: new TextEncoder().encode('Meeting notes')});

/**
 * Reads a file that the reader has chosen.
 * @returns the recording, or a sentence that says why it can't be used
 */
export async function readRecording(file: File): Promise<Recording | string> {
  if (file.size > maxFileSize) {
    return `${file.name} is ${inMegabytes(file.size)}. This page reads files of up to ${inMegabytes(maxFileSize)}.`;
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {fileName: file.name, bytes, header: await readHeader(bytes)};
  } catch {
    return `${file.name} can’t be read. Choose it again, or choose another file.`;
  }
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Returns a length with one decimal, or two where one would hide that a limit is exceeded: `15.0 s`, `15.02 s`. */
export function inSeconds(seconds: number): string {
  const [one, two] = [1, 2].map((digits) => seconds.toFixed(digits)) as [string, string];
  return `${one.endsWith('.0') && Number(one) !== Number(two) ? two : one} s`;
}

/** Returns the size of a file: `13 bytes`, `107.7 KB`. */
export const fileSize = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`);

/** Returns the header of a recording; undefined for a file that isn't one. */
export const headerOf = ({bytes, header}: Recording): Header | undefined => header ?? readWavHeader(bytes);

/** Describes a recording by its header: `WAV, 3.4 s, 16 kHz, 1 channel, 108.8 KB`. */
export function describeRecording(recording: Recording): string {
  const {bytes} = recording;
  const {format = 'not a supported audio format', seconds, sampleRate, channels} = headerOf(recording) ?? {};
  const parts = [
    format,
    seconds !== undefined && inSeconds(seconds),
    sampleRate && `${sampleRate / 1000} kHz`,
    channels && `${channels} ${channels === 1 ? 'channel' : 'channels'}`,
    fileSize(bytes.length),
  ];
  return parts.filter(Boolean).join(', ').replace(/(\d) /g, '$1\u00a0');
}
