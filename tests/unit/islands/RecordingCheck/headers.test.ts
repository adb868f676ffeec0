/** @jest-environment node */

import {analyze} from '../../../../src/islands/RecordingCheck/analysis';
import {findingsOf} from '../../../../src/islands/RecordingCheck/findings';
import {readHeader} from '../../../../src/islands/shared/audioHeader';
import {silence} from '../../../../src/sandbox/audio';
import {ascii, chunk, flac, format, id3, mp3, ogg, opusHead, wav, zeros} from './files';

const second = zeros(32_000);
const fmt = (options?: Parameters<typeof format>[0]) => chunk('fmt ', format(options));
const data = (size?: number) => chunk('data', second, size);
const floating = wav(fmt({code: 3, bits: 32}), data());
const wrongRate = [...format().slice(0, 8), 0, 0, 0, 0, ...format().slice(12)];
/** Returns a WAV file whose format is extensible: it has fewer bits than it takes, and another code. */
const extensible = (bits: number, code: number, options = {}) =>
  wav(chunk('fmt ', [...format({code: 0xfffe, ...options}), 22, 0, bits, 0, 0, 0, 0, 0, code, 0]), data());

test.each<[string, Uint8Array, object]>([
  ['WAV', silence(2), {codec: '16-bit PCM', sampleRate: 16_000, channels: 1, seconds: 2}],
  ['WAV with another chunk', wav(chunk('LIST', [1, 2, 3, 0]), fmt(), data()), {seconds: 1}],
  ['WAV with float samples', floating, {codec: '32-bit floating point', seconds: 0.5}],
  ['WAV of unknown length', wav(fmt(), data(0xffffffff)), {seconds: 1}],
  ['WAV that states no length', wav(fmt(), data(0)), {seconds: 1}],
  ['WAV whose extensible format names the real one', extensible(16, 3), {codec: '16-bit floating point'}],
  ['WAV with 24 bits in 32', extensible(24, 1, {bits: 32}), {codec: '24-bit PCM', seconds: 0.5}],
  ['WAV that states the largest length, as programs do that stream', wav(fmt(), data(0x7fffffff)), {seconds: 1}],
  ['WAV with a wrong byte rate', wav(chunk('fmt ', wrongRate), data()), {seconds: 1}],
  ['WAV with a chunk of odd length, unpadded', wav(fmt(), chunk('LIST', [1, 2, 3]), data()), {seconds: 1}],
  ['MP3', mp3(100), {codec: '128 kbit/s', sampleRate: 44_100, channels: 2, seconds: expect.closeTo(2.6, 1)}],
  ['MP3 after a tag', mp3(100, {tag: 70_000}), {sampleRate: 44_100, seconds: expect.closeTo(2.6, 1)}],
  ['MP3 after other bytes', Uint8Array.from([...zeros(1_152), ...mp3(100)]), {format: 'MP3', sampleRate: 44_100}],
  ['MP3 that states its length', mp3(3, {info: 'Xing'}), {seconds: expect.closeTo((4_096 * 1_152) / 44_100, 1)}],
  ['FLAC', flac(), {codec: 'lossless', sampleRate: 44_100, channels: 2, seconds: 10}],
  ['FLAC after a tag', Uint8Array.from([...id3(20), ...flac()]), {format: 'FLAC', seconds: 10}],
  ['OGG with Opus', ogg(opusHead, 96_312), {codec: 'Opus', sampleRate: 48_000, channels: 1}],
])('headers %s', async (_name, bytes, header) => {
  expect(await readHeader(bytes)).toEqual(expect.objectContaining(header));
  expect((await readHeader(bytes))?.problem).toBeUndefined();
});

test.each<[string, Uint8Array, RegExp]>([
  ['a WAV file that is cut off', wav(fmt(), data(64_000)), /shorter than its header says/],
  ['a WAV file without audio', wav(fmt()), /no audio/],
  ['a WAV file with MP3', wav(fmt({code: 85}), data()), /audio in the WAV file is MP3/],
  ['OGG with FLAC', ogg([0x7f, ...ascii('FLAC'), 1, 0, 0, 1], 1), /audio in the OGG file is FLAC/],
  ['OGG with something else', ogg([1, 2, 3, 4, 5, 6, 7, 8], 1), /neither Opus nor Vorbis/],
])('headers %s has a named problem', async (_name, bytes, problem) =>
  expect((await readHeader(bytes))?.problem).toMatch(problem),
);

test.each([
  ['M4A', ascii('\0\0\0\x20ftypM4A ')],
  ['RF64', ascii('RF64\xff\xff\xff\xffWAVE')],
  ['RIFX', ascii('RIFX\0\0\0\0WAVE')],
  ['AVI', ascii('RIFF1234AVI ')],
  ['AAC', [...id3(20), ...Array.from({length: 3}, () => [0xff, 0xf1, 0x60, 0x40, 0x01, 0x1f, 0xfc, 0]).flat()]],
])('headers name the format of %s, which the API does not list, and how to convert it', async (name, bytes) => {
  const header = await readHeader(Uint8Array.from(bytes));
  expect(header).toEqual({format: name});
  expect(findingsOf({fileName: 'a.wav', size: 1, header})[0]?.text).toMatch(`The file is ${name}, which is none`);
  expect(findingsOf({fileName: 'a.wav', size: 1, header})[0]?.text).toMatch('ffmpeg');
});

test.each([
  ['FLAC that ends early', flac().slice(0, 30)],
  ['a WAV file without channels', wav(fmt({channels: 0}), data())],
  ['only a tag', Uint8Array.from(id3(100))],
])('headers of %s are damaged if it cannot be decoded', async (_name, bytes) => {
  const header = await readHeader(bytes);
  expect(findingsOf({fileName: 'a', size: 1, header})[0]).toMatchObject({
    kind: 'fault',
    text: expect.stringMatching(/may be damaged/),
  });
  const analysis = analyze([new Float32Array(16_000).fill(0.5)], 16_000);
  expect(findingsOf({fileName: 'a', size: 1, header, analysis})[0]).toMatchObject({kind: 'good'});
});

it('headers are unknown for other formats', async () => {
  expect(await readHeader(new Uint8Array())).toBeUndefined();
  expect(await readHeader(Uint8Array.from(ascii('notes')))).toBeUndefined();
});
