/** @jest-environment node */
import fc from 'fast-check';
import {analyze, barCount} from '../../../../src/islands/RecordingCheck/analysis';
import {isSmallEnough} from '../../../../src/islands/RecordingCheck/decode';
import {findingsOf} from '../../../../src/islands/RecordingCheck/findings';
import {readHeader} from '../../../../src/islands/shared/audioHeader';
import {describeRecording} from '../../../../src/islands/shared/recordings';
import {silence} from '../../../../src/sandbox/audio';
import {briefly, expectClear, hostileText, trials} from '../../../helpers/hostile';
import {chunk, flac, format, mp3, ogg, opusHead, wav} from '../RecordingCheck/files';

const files = [
  silence(0.1),
  wav(chunk('LIST', [1, 2, 3, 4]), chunk('fmt ', format({channels: 2, rate: 44_100})), chunk('data', [1, 2, 3, 4])),
  mp3(5, {tag: 300, info: 'Xing'}),
  mp3(5),
  flac(),
  ogg(opusHead, 48_000),
];

/** Recordings whose headers are damaged, or that are cut off. */
const damaged = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(fc.tuple(fc.nat(63), fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255))), {maxLength: 8}),
    fc.option(fc.nat(400)),
  )
  .map(([file, changes, end]) => {
    const bytes = file.slice(0, end ?? undefined);
    for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
    return bytes;
  });

async function checkFile(bytes: Uint8Array, fileName: string): Promise<void> {
  const start = process.cpuUsage();
  const header = await readHeader(bytes);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  const {sampleRate = 1_000, channels = 1, seconds = 0} = header ?? {};
  expect([sampleRate >= 1_000, channels > 0, seconds >= 0]).toEqual([true, true, true]);
  expectClear(describeRecording({fileName, bytes, header}));
  expectClear(...findingsOf({fileName, size: bytes.length, header}).flatMap(({title, text}) => [title, text]));
  if (header) expect(typeof isSmallEnough(header, bytes)).toBe('boolean');
}

test('damaged files have possible properties, and findings in clear words', () =>
  fc.assert(fc.asyncProperty(damaged, hostileText, checkFile), trials));

test('large files whose headers are damaged are read without a pause', async () => {
  const large = new Uint8Array(20_000_000);
  const check = async (start: Uint8Array, rest: number) => {
    large.fill(rest, 0, 100_000).set(start);
    await checkFile(large, 'large');
  };
  await fc.assert(fc.asyncProperty(damaged, fc.constantFrom(0, 0xff), check), {...trials, numRuns: 20});
});

test('any samples can be measured', () => {
  const channel = fc.float32Array({maxLength: 600});
  const check = (channels: Float32Array[], sampleRate: number, fileName: string) => {
    const analysis = briefly(() => analyze(channels, sampleRate));
    expect(analysis.bars).toHaveLength(barCount);
    const {seconds, lead, trail, longestPause, clippings} = analysis;
    expect(Math.min(seconds, lead, trail, longestPause, clippings)).toBeGreaterThanOrEqual(0);
    const header = {format: 'WAV', sampleRate, channels: channels.length || 1};
    expectClear(...findingsOf({fileName, size: 1, header, analysis}).map(({text}) => text));
  };
  const rates = fc.constantFrom(8_000, 16_000, 96_000);
  fc.assert(fc.property(fc.array(channel, {maxLength: 2}), rates, hostileText, check), trials);
});
