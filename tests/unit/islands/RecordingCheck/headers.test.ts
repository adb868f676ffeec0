/** @jest-environment node */
import {readHeader} from '../../../../src/islands/RecordingCheck/headers';
import {silence} from '../../../../src/sandbox/audio';
import {chunk, flac, format, mp3, ogg, opusHead, vorbisHead, wav} from './files';

const second = Array.from({length: 32_000}, () => 0);

describe('headers', () => {
  test.each([
    ['WAV', silence(2), {codec: '16-bit PCM', sampleRate: 16_000, channels: 1, seconds: 2}],
    [
      'WAV with another chunk',
      wav(chunk('LIST', [1, 2, 3, 0]), chunk('fmt ', format()), chunk('data', second)),
      {seconds: 1},
    ],
    [
      'WAV with float samples',
      wav(chunk('fmt ', format({code: 3, bits: 32})), chunk('data', second)),
      {codec: '32-bit floating point', seconds: 0.5},
    ],
    [
      'WAV of unknown length',
      wav(chunk('fmt ', format()), chunk('data', second, 0xffffffff)),
      {seconds: 1, problem: undefined},
    ],
    [
      'WAV that states no length',
      wav(chunk('fmt ', format()), chunk('data', second, 0)),
      {seconds: 1, problem: undefined},
    ],
    [
      'WAV whose extensible format names the real one',
      wav(chunk('fmt ', [...format({code: 0xfffe}), 22, 0, 16, 0, 0, 0, 0, 0, 3, 0]), chunk('data', second)),
      {codec: '16-bit floating point'},
    ],
    ['MP3', mp3(100), {codec: '128 kbit/s', sampleRate: 44_100, channels: 2, seconds: expect.closeTo(2.6, 1)}],
    ['MP3 after a tag', mp3(100, {tag: 70_000}), {sampleRate: 44_100, seconds: expect.closeTo(2.6, 1)}],
    [
      'MP3 that states its length',
      mp3(3, {info: 'Xing'}),
      {codec: 'variable bit rate', seconds: expect.closeTo((4_096 * 1_152) / 44_100, 3)},
    ],
    ['MP3 of a constant bit rate that states its length', mp3(3, {info: 'Info'}), {codec: '128 kbit/s'}],
    ['MP3 that states its length in a VBRI frame', mp3(3, {info: 'VBRI'}), {codec: 'variable bit rate'}],
    ['FLAC', flac(), {codec: '16-bit, lossless', sampleRate: 44_100, channels: 2, seconds: 10}],
    ['OGG with Opus', ogg(opusHead, 96_312), {codec: 'Opus', sampleRate: 16_000, channels: 1, seconds: 2}],
    ['OGG with Vorbis', ogg(vorbisHead, 44_100), {codec: 'Vorbis', sampleRate: 22_050, channels: 2, seconds: 2}],
  ])('%s', (_name, bytes, header) => {
    expect(readHeader(bytes)).toMatchObject({problem: undefined, ...header});
  });

  test.each([
    [
      'a WAV file that is cut off',
      wav(chunk('fmt ', format()), chunk('data', second, 64_000)),
      /shorter than its header says/,
    ],
    ['a WAV file without audio', wav(chunk('fmt ', format())), /no audio/],
    ['a WAV file without a format', wav(chunk('data', second)), /doesn’t describe the audio/],
    ['a WAV file without channels', wav(chunk('fmt ', format({channels: 0})), chunk('data', second)), /incomplete/],
    ['a RIFF file of another kind', Uint8Array.from([...'RIFF1234AVI '].map((c) => c.charCodeAt(0))), /isn’t one/],
    ['only a tag', mp3(0, {tag: 100}), /no audio that could be found/],
    ['FLAC that ends early', flac().slice(0, 30), /damaged/],
    ['OGG with something else', ogg([1, 2, 3, 4, 5, 6, 7, 8], 1), /neither Opus nor Vorbis/],
  ])('%s has a named problem', (_name, bytes, problem) => {
    expect(readHeader(bytes)?.problem).toMatch(problem);
  });

  it('have no impossible length', () => {
    expect(readHeader(ogg(opusHead, 2 ** 60))).toMatchObject({sampleRate: 16_000, seconds: undefined});
  });

  it('are unknown for other formats', () => {
    expect(readHeader(new Uint8Array())).toBeUndefined();
    expect(readHeader(Uint8Array.from([...'notes'].map((c) => c.charCodeAt(0))))).toBeUndefined();
  });
});
