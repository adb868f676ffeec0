/** @jest-environment node */
import {describeRecording, maxFileSize, readRecording, textFile} from '../../../../src/islands/shared/recordings';
import {silence} from '../../../../src/sandbox/audio';

const fileOf = (bytes: Uint8Array, name: string) =>
  ({name, size: bytes.length, arrayBuffer: async () => bytes.buffer}) as unknown as File;

test("a reader's file is described by its header", async () => {
  // Programs that record to a stream don't know the length when they write the header.
  const streamed = silence(2);
  streamed.fill(0, 40, 44);
  const described = 'WAV, 2.0\u00a0s, 16\u00a0kHz, 1\u00a0channel, 64.0\u00a0KB';
  const recording = await readRecording(fileOf(silence(2), 'a.wav'));
  expect(typeof recording === 'string' || describeRecording(recording)).toBe(described);
  expect(describeRecording({fileName: 'streamed.wav', bytes: streamed})).toBe(described);
  expect(describeRecording(textFile())).toBe('not a supported audio format, 13\u00a0bytes');
});

test("a reader's file is refused with a sentence when it is too large or unreadable", async () => {
  const large = {name: 'b.wav', size: maxFileSize + 1} as File;
  expect(await readRecording(large)).toBe('b.wav is 51 MB. This page reads files of up to 50 MB.');
  const broken = {name: 'c.wav', size: 1, arrayBuffer: () => Promise.reject(new Error('gone'))} as unknown as File;
  expect(await readRecording(broken)).toMatch(/^c\.wav can’t be read\./);
});
