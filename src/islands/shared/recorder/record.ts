import {wavFile, wavSampleRate} from '../../../sandbox/audio';
import {readLevels} from './level';
import {mixToPcm16} from './mix';

/** Why there is no recording. */
export type RecordingProblem =
  | 'unsupported'
  | 'refused'
  | 'noMicrophone'
  | 'busy'
  | 'disconnected'
  | 'tooShort'
  | 'failed';

const problems: Record<string, RecordingProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotSupportedError: 'unsupported',
  NotFoundError: 'noMicrophone',
  OverconstrainedError: 'noMicrophone',
  // Firefox says this of a microphone that another program uses.
  AbortError: 'busy',
  NotReadableError: 'busy',
  TooShortError: 'tooShort',
};

/** Returns what went wrong, given the error from a browser function. */
export const problemOf = (error: unknown): RecordingProblem =>
  (error instanceof Error && problems[error.name]) || 'failed';

/** Returns whether the browser can record. Without a secure connection, it can't. */
const canRecord = () => typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined;

/** A recording that is shorter than this may have no audio at all, in milliseconds. */
const shortestMs = 300;

/** Returns a WAV file without what was recorded after the time limit: a busy page stops late. */
async function decoded(blob: Blob, maxMs: number): Promise<Uint8Array> {
  const context = new OfflineAudioContext(1, 1, wavSampleRate);
  const audio = await context.decodeAudioData(await blob.arrayBuffer());
  const channels = Array.from({length: audio.numberOfChannels}, (_, index) => audio.getChannelData(index));
  return wavFile(mixToPcm16(channels).subarray(0, (maxMs / 1_000) * wavSampleRate));
}

/**
 * Asks for the microphone, and records until `stop` is called or `maxMs` milliseconds have passed. The recording
 * stays in the page.
 * @throws DOMException when there is no microphone, or the reader refuses; see `problemOf`
 */
export async function record(maxMs: number) {
  if (!canRecord()) throw new DOMException('This browser cannot record.', 'NotSupportedError');
  const stream = await navigator.mediaDevices.getUserMedia({audio: true});
  const levels = readLevels(stream);
  const startedAt = performance.now();
  let isReleased = false;
  let isDisconnected = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    levels?.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      recorder.addEventListener('dataavailable', ({data}) => parts.push(data));
      recorder.addEventListener('stop', () => resolve());
      recorder.addEventListener('error', () => reject(new Error('The recording was interrupted.')));
    });
    const stop = () => {
      clearTimeout(timer);
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    };
    const timer = setTimeout(stop, maxMs);
    // Not dispatched when the page itself stops the track.
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        isDisconnected = true;
        stop();
      });
    recorder.start();
    const read = async () => {
      await ended.finally(stop);
      const length = performance.now() - startedAt;
      return decoded(new Blob(parts), maxMs).catch((error: unknown) => {
        throw length < shortestMs ? new DOMException('The recording is too short.', 'TooShortError') : error;
      });
    };
    return {
      /** Ends the recording, and releases the microphone. */
      stop,
      /** The WAV file, once the recording has ended: 16 kHz, 16 bit, one channel. */
      file: read(),
      /** Returns whether the microphone ended the recording, because it was unplugged or forbidden. */
      isDisconnected: () => isDisconnected,
      /** Returns the current level, from 0 to 1; undefined where the browser can't measure it. */
      readLevel: levels?.read,
    };
  } catch (error) {
    release();
    throw error;
  }
}
