import {sampleLevels, sampleSeconds} from '../shared/sampleLevels';
import type {Bar} from './analysis';
import type {Check} from './check';

/** Which bars of the recording are speech. A test compares all with the file. */
const kinds = '--------sssssssssssssssssssssssssssssss--ssssssssssss--sssssssssssssssssssssssssssssss----------';

const bars = sampleLevels.map((level, index): Bar => {
  return {level, kind: kinds[index] === 's' ? 'speech' : 'silence'};
});

/** What is known about the site's sample recording. The lab starts with it, so the page needs no network. */
export const sampleCheck: Check = {
  fileName: 'meeting.wav',
  size: 107674,
  header: {format: 'WAV', codec: '16-bit PCM', sampleRate: 16_000, channels: 1, seconds: sampleSeconds},
  analysis: {
    seconds: sampleSeconds,
    peak: -3.0,
    speech: -12.7,
    noise: -90,
    clippings: 0,
    lead: 0.3,
    trail: 0.38,
    longestPause: 0.1,
    bars,
  },
};
