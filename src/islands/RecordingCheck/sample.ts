import type {Bar} from './analysis';
import type {Check} from './check';

/** The levels of static/mock/meeting.wav in percent, and which of its bars are speech. A test compares all with the file. */
const levels =
  '0 0 0 0 0 0 0 0 8 11 10 0 7 36 37 33 13 57 50 50 43 46 38 41 39 49 50 38 35 1 6 5 41 41 42 29 30 37 38 1 0 7 43 39 39 32 35 41 44 27 14 13 2 0 0 45 69 43 48 64 24 1 2 50 53 71 65 68 56 40 33 34 36 32 28 3 7 34 39 41 41 23 24 24 14 0 0 0 0 0 0 0 0 0 0 0';
const kinds = '--------sssssssssssssssssssssssssssssss--ssssssssssss--sssssssssssssssssssssssssssssss----------';

const bars = levels.split(' ').map((level, index): Bar => {
  return {level: Number(level) / 100, kind: kinds[index] === 's' ? 'speech' : 'silence'};
});

/** What is known about the site's sample recording. The lab starts with it, so the page needs no network. */
export const sampleCheck: Check = {
  fileName: 'meeting.wav',
  size: 107674,
  header: {format: 'WAV', codec: '16-bit PCM', sampleRate: 16_000, channels: 1, seconds: 3.3634375},
  analysis: {
    seconds: 3.3634375,
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
