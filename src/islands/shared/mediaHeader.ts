import {ADTS, BufferSource, FLAC, Input, MP3, OGG} from 'mediabunny';
import type {Header} from './header';

const names: Record<string, string> = {flac: 'lossless', opus: 'Opus', vorbis: 'Vorbis'};

/** How many packets of an MP3 file its bit rate is measured in. */
const measuredPackets = 100;

/** Returns what is wrong with an OGG file without a track that can be read; undefined if it may be damaged. */
function oggProblem(bytes: Uint8Array): string | undefined {
  const packet = String.fromCharCode(...bytes.subarray(28, 36));
  if (/OpusHead|vorbis/.test(packet)) return undefined;
  return packet.includes('FLAC')
    ? 'The audio in the OGG file is FLAC, which the API doesn’t document. Convert it, for example with `ffmpeg -i meeting.ogg meeting.flac`.'
    : 'The file has neither Opus nor Vorbis audio.';
}

/**
 * Reads the header of a FLAC, MP3, OGG, or AAC file.
 * @throws Error for other formats, and for a file that is damaged
 */
export async function readMedia(bytes: Uint8Array): Promise<Header> {
  const input = new Input({source: new BufferSource(bytes), formats: [FLAC, MP3, OGG, ADTS]});
  const format = await input.getFormat();
  if (format === ADTS) return {format: 'AAC'};
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  if (!track || !codec) return {format: format.name.toUpperCase(), problem: oggProblem(bytes)};
  const end = (await track.getDurationFromMetadata()) ?? (await track.computeDuration());
  return {
    format: format.name.toUpperCase(),
    codec:
      names[codec] ?? `${Math.round((await track.computePacketStats(measuredPackets)).averageBitrate / 1_000)} kbit/s`,
    sampleRate: await track.getSampleRate(),
    channels: await track.getNumberOfChannels(),
    seconds: end - (await track.getFirstTimestamp()),
  };
}
