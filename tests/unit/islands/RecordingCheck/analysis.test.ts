/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {type Analysis, analyze, barCount} from '../../../../src/islands/RecordingCheck/analysis';
import type {Check} from '../../../../src/islands/RecordingCheck/check';
import {findingsOf} from '../../../../src/islands/RecordingCheck/findings';
import {sampleCheck} from '../../../../src/islands/RecordingCheck/sample';
import {readWavHeader} from '../../../../src/islands/shared/audioHeader';
import {fixture} from '../../../helpers/fixture';

const rate = 16_000;

/** Returns a recording of consecutive tones, each with an amplitude and a length in seconds. */
const recording = (...parts: [amplitude: number, seconds: number][]) =>
  Float32Array.from(
    parts.flatMap(([amplitude, seconds]) =>
      Array.from({length: seconds * rate}, (_, index) => Math.max(-1, Math.min(1, amplitude * Math.sin(index / 5)))),
    ),
  );

const analysisOf = (...parts: [number, number][]) => analyze([recording(...parts)], rate);

it('the analysis of a recording measures silence at both ends and between words', () => {
  const analysis = analysisOf([0, 0.5], [0.3, 1], [0, 1.2], [0.3, 1], [0, 0.3]);
  expect(analysis).toMatchObject({seconds: 4, clippings: 0});
  expect(analysis.lead).toBeCloseTo(0.5, 1);
  expect(analysis.trail).toBeCloseTo(0.3, 1);
  expect(analysis.longestPause).toBeCloseTo(1.2, 1);
  expect(analysis.peak).toBeCloseTo(20 * Math.log10(0.3), 1);
  expect(analysis.bars).toHaveLength(barCount);
  expect(analysis.bars[0]?.kind).toBe('silence');
  expect(analysis.bars[20]?.kind).toBe('speech');
});

it('the analysis of a recording tells noise from speech', () => {
  const {speech = 0, noise, lead} = analysisOf([0.003, 1], [0.3, 2]);
  expect(speech - noise).toBeCloseTo(40, 0);
  expect(lead).toBeCloseTo(1, 1);
});

it('the analysis of a recording finds clipping in any channel', () => {
  const clipped = analyze([recording([0.3, 1]), recording([4, 1])], rate);
  expect(clipped.clippings).toBeGreaterThan(100);
  expect(clipped.bars.some(({kind}) => kind === 'clipped')).toBe(true);
  expect(analysisOf([0.99, 1]).clippings).toBe(0);
});

it('the analysis of a recording counts clipping once, however many channels it is in', () => {
  const left = Float32Array.of(0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0);
  const overlapping = Float32Array.of(0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0);
  const apart = Float32Array.of(0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1);
  const count = (...channels: Float32Array[]) => analyze(channels, rate).clippings;
  expect([count(left), count(left, left), count(left, overlapping), count(left, apart)]).toEqual([1, 1, 1, 2]);
  expect(count(Float32Array.of(1, 1, 0), Float32Array.of(0, 0, 1))).toBe(0);
});

it('the analysis of a recording finds no speech in silence, and accepts an empty recording', () => {
  expect(analysisOf([0.0005, 1])).toMatchObject({speech: undefined, lead: 1, trail: 1, longestPause: 0});
  expect(analyze([new Float32Array()], rate)).toMatchObject({seconds: 0, speech: undefined, clippings: 0});
  expect(analyze([], rate)).toMatchObject({seconds: 0});
});

it('the analysis of the sample recording is what the page starts with', () => {
  const bytes = new Uint8Array(readFileSync('static/mock/meeting.wav'));
  const samples = new Int16Array(bytes.slice(44).buffer);
  const analysis = analyze([Float32Array.from(samples, (sample) => sample / 32_768)], rate);
  const {bars, ...measured} = analysis;
  const {bars: shown, ...stated} = sampleCheck.analysis as Analysis;
  expect(stated).toEqual(
    Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, expect.closeTo(value ?? 0, 1)])),
  );
  expect(shown).toEqual(bars);
  expect(sampleCheck.size).toBe(bytes.length);
  expect(sampleCheck.header).toEqual(readWavHeader(bytes));
});

describe('what the documentation says about a recording', () => {
  const sample = sampleCheck.analysis as Analysis;
  const kinds = (check: Partial<Check>) =>
    Object.fromEntries(findingsOf({...sampleCheck, ...check}).map(({title, kind}) => [title, kind]));
  const text = (title: string, analysis: Partial<Analysis>) =>
    findingsOf({...sampleCheck, analysis: {...sample, ...analysis}}).find((finding) => finding.title === title)?.text;

  test.each(fixture<[string, object, string, string][]>('recording-findings'))(
    '%s %j',
    (title, analysis, kind, words) => {
      expect(kinds({analysis: {...sample, ...analysis}})[title]).toBe(kind);
      expect(text(title, analysis)).toMatch(new RegExp(words));
    },
  );

  it('says that no speech was found, and has no advice about silence then', () => {
    const found = kinds({analysis: {...sample, speech: undefined}});
    expect([found.Level, found.Silence]).toEqual(['fault', undefined]);
    expect(text('Level', {speech: undefined})).toMatch(/No speech was found/);
  });

  it('has advice about sample rate and channels', () => {
    const header = {format: 'WAV', sampleRate: 8_000, channels: 2} as const;
    const {text: advice} = findingsOf({...sampleCheck, header}).find(({title}) => title === 'Samples') ?? {};
    expect(advice).toMatch(/below 16 kHz.*One channel is enough/);
  });

  it('is only what the header tells if there is nothing more', () => {
    expect(kinds({header: undefined, analysis: undefined})).toEqual({Format: 'fault'});
    const header = {format: 'MP3', sampleRate: 8_000, channels: 2, seconds: 20} as const;
    expect(kinds({header, analysis: undefined, problem: 'Too long.'})).toEqual({
      ...{Format: 'good', Length: 'fault', Samples: 'doubt'},
      'Not measured': 'doubt',
    });
    expect(findingsOf({...sampleCheck, header})[0]?.text).toContain('`POST /speech/recognize` accepts WAV only');
  });
});
