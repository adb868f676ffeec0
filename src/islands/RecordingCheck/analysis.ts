import {clippedRun, fullScale} from '../shared/recorder/level';
import {mean} from '../shared/recorder/mix';

/** A part of the drawing: its highest level from 0 to 1, and whether it's silent or clipped. */
export interface Bar {
  level: number;
  kind: 'speech' | 'silence' | 'clipped';
}

/** What was measured in a recording. Levels are in decibels below full scale, so they're 0 or less. */
export interface Analysis {
  seconds: number;
  peak: number;
  /** The level of the loud parts; undefined when there is only silence. */
  speech?: number;
  /** The level of the quiet parts. */
  noise: number;
  /** How many times the signal stays at full scale. */
  clippings: number;
  /** Silence at the start and at the end, and the longest pause between words, in seconds. */
  lead: number;
  trail: number;
  longestPause: number;
  bars: Bar[];
}

/** The length of the frames whose levels are compared, in seconds. */
const frameSeconds = 0.02;

/** Lower levels are treated as equal: there, nothing can be measured. */
export const lowestLevel = -90;

/** Below this level, there is no speech, regardless of the other levels. */
const silence = -55;

/** The minimum number of consecutive loud frames that count as speech. A click is shorter. */
const speechRun = 3;

export const barCount = 96;

const decibels = (level: number) => Math.max(20 * Math.log10(Math.max(level, 1e-9)), lowestLevel);

function frameLevels(samples: Float32Array, frame: number): number[] {
  const levels = [];
  for (let start = 0; start < samples.length; start += frame) {
    const end = Math.min(start + frame, samples.length);
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += (samples[index] ?? 0) ** 2;
    levels.push(decibels(Math.sqrt(sum / (end - start))));
  }
  return levels;
}

/** Returns one sample index per clipped run. Overlapping runs of several channels count as one. */
function clippedPlaces(channels: Float32Array[], length: number): number[] {
  const places = [];
  const runs = channels.map(() => 0);
  let isCounted = false;
  for (let index = 0; index < length; index += 1) {
    let longest = 0;
    for (let number = 0; number < channels.length; number += 1) {
      const run = Math.abs(channels[number]?.[index] ?? 0) >= fullScale ? (runs[number] ?? 0) + 1 : 0;
      runs[number] = run;
      longest = Math.max(longest, run);
    }
    if (longest === clippedRun && !isCounted) {
      places.push(index);
      isCounted = true;
    }
    isCounted &&= longest > 0;
  }
  return places;
}

const percentile = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? lowestLevel;

/** Returns which frames are speech: those well above the quiet parts, several in a row. */
function speechFrames(levels: number[], noise: number, loud: number): boolean[] {
  const threshold = Math.max(silence, Math.min(noise + 10, loud - 10));
  const isLoud = levels.map((level) => level > threshold);
  return isLoud.map((_, index) => {
    for (let start = index - speechRun + 1; start <= index; start += 1) {
      if (start >= 0 && isLoud.slice(start, start + speechRun).filter(Boolean).length === speechRun) return true;
    }
    return false;
  });
}

/** Returns the longest run of frames without speech that has speech before and after it. */
function longestPause(isSpeech: boolean[]): number {
  let longest = 0;
  let last = isSpeech.indexOf(true);
  for (const [index, speaks] of isSpeech.entries()) {
    if (!speaks || last < 0) continue;
    longest = Math.max(longest, index - last - 1);
    last = index;
  }
  return longest;
}

function barsOf(samples: Float32Array, frame: number, isSpeech: boolean[], clipped: number[]): Bar[] {
  const {length} = samples;
  const clippedBars = new Set(clipped.map((index) => Math.floor((index / length) * barCount)));
  return Array.from({length: barCount}, (_, bar) => {
    const [start, end] = [bar, bar + 1].map((edge) => Math.floor((edge / barCount) * length)) as [number, number];
    let level = 0;
    for (let index = start; index < end; index += 1) level = Math.max(level, Math.abs(samples[index] ?? 0));
    const frames = isSpeech.slice(Math.floor(start / frame), Math.ceil(end / frame));
    const kind = frames.includes(true) ? 'speech' : 'silence';
    return {level: Math.min(Math.round(level * 100) / 100, 1), kind: clippedBars.has(bar) ? 'clipped' : kind};
  });
}

/**
 * Measures a recording: levels, clipping, silence, and the bars of its drawing.
 * @param channels samples from -1 to 1
 */
export function analyze(channels: Float32Array[], sampleRate: number): Analysis {
  const samples = mean(channels);
  const {length} = samples;
  const frame = Math.max(1, Math.round(sampleRate * frameSeconds));
  const levels = frameLevels(samples, frame);
  const sorted = [...levels].sort((a, b) => a - b);
  const [noise, loud] = [percentile(sorted, 0.1), percentile(sorted, 0.95)];
  const isSpeech = loud <= silence ? levels.map(() => false) : speechFrames(levels, noise, loud);
  const clipped = clippedPlaces(channels, length);
  const [first, last] = [isSpeech.indexOf(true), isSpeech.lastIndexOf(true)];
  const seconds = length / sampleRate;
  const toSeconds = (frames: number) => (frames * frame) / sampleRate;
  const bars = barsOf(samples, frame, isSpeech, clipped);
  let peak = 0;
  for (const channel of channels) {
    for (let index = 0; index < length; index += 1) peak = Math.max(peak, Math.abs(channel[index] ?? 0));
  }
  return {
    seconds,
    peak: decibels(peak),
    speech: first < 0 ? undefined : loud,
    noise,
    clippings: clipped.length,
    lead: first < 0 ? seconds : toSeconds(first),
    trail: first < 0 ? seconds : Math.max(seconds - toSeconds(last + 1), 0),
    longestPause: toSeconds(longestPause(isSpeech)),
    bars,
  };
}
