/** @jest-environment node */
import {callOf} from '../../../../src/islands/ApiConsole/call';
import {fieldsOfCall} from '../../../../src/islands/ApiConsole/formFields';
import {fragmentOf, readFragment} from '../../../../src/islands/ApiConsole/link';
import {presetsOf} from '../../../../src/islands/ApiConsole/presets';
import {filledCall, messageFor, requestOf, violationsOf} from '../../../../src/islands/ApiConsole/request';
import {findingOf} from '../../../../src/islands/ErrorFinder/finding';
import {readText} from '../../../../src/islands/ErrorFinder/read';
import {reportOf} from '../../../../src/islands/ErrorFinder/report';
import {analyze, barCount} from '../../../../src/islands/RecordingCheck/analysis';
import {isSmallEnough} from '../../../../src/islands/RecordingCheck/decode';
import {findingsOf} from '../../../../src/islands/RecordingCheck/findings';
import {readHeader} from '../../../../src/islands/shared/audioHeader';
import {describeRecording} from '../../../../src/islands/shared/recordings';
import {createSandbox} from '../../../../src/sandbox';
import {silence} from '../../../../src/sandbox/audio';
import {contract} from '../../../../src/sandbox/contract';
import {programs} from '../../../../src/sandbox/programs';
import {chunk, flac, format, mp3, ogg, opusHead, wav} from '../RecordingCheck/files';
import {damaged, hostileText, type Random, randomFrom} from './random';

const runs = {console: 700, finder: 700, header: 580, large: 20};

/** A size that a reader's file can have, in bytes. */
const largeSize = 20_000_000;

const executed = jest.fn();
Object.assign(globalThis, {executed});

afterAll(() => {
  expect(executed).not.toHaveBeenCalled();
  expect({}).not.toHaveProperty('polluted');
});

const files = [
  silence(0.5),
  wav(chunk('LIST', [1, 2, 3, 4]), chunk('fmt ', format({channels: 2, rate: 44_100})), chunk('data', [1, 2, 3, 4])),
  mp3(5, {tag: 300, info: 'Xing'}),
  mp3(5),
  flac(),
  ogg(opusHead, 48_000),
];

const file = (random: Random) => ({fileName: hostileText(random, 300), bytes: damaged(random, random.pick(files))});

/** Returns whether a message is readable: it has text, and nothing in place of a missing value. */
const isClear = (message: string) => message.length > 0 && !/undefined|NaN|\[object/.test(message);

test(`${runs.console} requests to the console lead to a documented response or a message that names the field`, () => {
  const random = randomFrom(17);
  for (let run = 0; run < runs.console; run += 1) {
    const call = callOf(random.pick(contract.rest).id);
    const preset = random.pick(presetsOf(call));
    const values = Object.fromEntries(Object.keys(preset.values).map((name) => [name, hostileText(random)]));
    const draft = {preset, values: {...preset.values, ...(run % 4 > 0 && values)}, recording: file(random)};

    const response = createSandbox({tier: 'Free'}).handle(requestOf(call, draft));
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(600);
    if (typeof response.body === 'string') expect(() => JSON.parse(response.body as string)).not.toThrow();
    const violations = violationsOf(call, draft);
    for (const field of fieldsOfCall(call)) expect(typeof messageFor(field, violations)).toBe('string');
    for (const {write} of Object.values(programs)) expect(write(filledCall(call, draft)).length).toBeGreaterThan(50);
    const fragment = fragmentOf(call, draft);
    if (fragment !== undefined) {
      const read = readFragment(call, fragment);
      expect(read?.preset.id).toBe(preset.id);
    }
    readFragment(call, hostileText(random));
    expect(isClear(describeRecording(draft.recording))).toBe(true);
  }
});

test(`${runs.finder} texts in the error finder lead to a finding or to none, and to a report without the key`, () => {
  const random = randomFrom(18);
  const calls = [...contract.rest, ...contract.streams];
  for (let run = 0; run < runs.finder; run += 1) {
    const text =
      run % 3 === 0
        ? `${random.pick(['400', '503', ''])} {"code": ${JSON.stringify(hostileText(random))}}`
        : hostileText(random);
    const reading = readText(text);
    const call = random.pick(calls);
    const finding = findingOf(reading, call);
    if (finding) {
      expect(finding.cause.length * finding.remedy.length).toBeGreaterThan(0);
      expect(finding.title.length).toBeLessThan(200);
    }
    const report = reportOf(reading, call);
    expect(report.text).not.toMatch(/q7Zp2Lx9Vt4Rn8Ks/);
    expect(report.text.split('\n').length).toBeLessThan(12);
  }
});

test(`${runs.header} damaged headers lead to possible properties, and to findings`, async () => {
  const random = randomFrom(19);
  for (let run = 0; run < runs.header; run += 1) {
    const bytes = damaged(random, random.pick(files));
    const header = await readHeader(bytes);
    expect(header?.sampleRate ?? 1_000).toBeGreaterThanOrEqual(1_000);
    expect(header?.channels ?? 1).toBeGreaterThan(0);
    expect(header?.seconds ?? 0).toBeGreaterThanOrEqual(0);
    const findings = findingsOf({fileName: hostileText(random, 100), size: bytes.length, header});
    for (const {text} of findings) expect(isClear(text)).toBe(true);
    const samplesOf = () =>
      Float32Array.from({length: random.below(600)}, () => random.pick([0, 1, -1, 2, 0.1, Number.NaN]));
    const analysis = analyze(Array.from({length: random.below(3)}, samplesOf), random.pick([8_000, 16_000, 96_000]));
    expect(analysis.bars).toHaveLength(barCount);
  }
});

test(`${runs.large} files of 20 MB are read without a pause`, async () => {
  const random = randomFrom(20);
  const large = new Uint8Array(largeSize);
  for (let run = 0; run < runs.large; run += 1) {
    const start = files[run % files.length] as Uint8Array;
    large.fill(run % 2 === 0 ? 0 : 0xff, 0, 100_000);
    large.set(damaged(random, start));
    const header = await readHeader(large);
    const recording = {fileName: 'large', bytes: large, header};
    expect(isClear(describeRecording(recording))).toBe(true);
    for (const {text} of findingsOf({...recording, size: largeSize, header})) expect(isClear(text)).toBe(true);
    if (header) expect(typeof isSmallEnough(header, large)).toBe('boolean');
    const call = callOf('recognizeSpeech');
    const [preset] = presetsOf(call);
    if (!preset) throw new Error('no preset');
    const {status} = createSandbox({tier: 'Free'}).handle(requestOf(call, {preset, values: {}, recording}));
    expect([200, 400]).toContain(status);
  }
});
