/** What can be said about the level of a recording in progress. */
export type LevelNote = 'silent' | 'good' | 'clipping';

/** How often the level is read, in milliseconds. */
export const readingMs = 100;

/** How many readings a note is based on. A pause between two sentences is shorter. */
export const notedReadings = 30;

/** Samples at or above this magnitude are at full scale; this many in a row are clipping. */
export const fullScale = 0.999;
export const clippedRun = 3;

/** Below this level, which is 40 dB under full scale, there is no speech. */
const audible = 0.01;

/** How many decibels below full scale the bar begins. */
const range = 60;

/** Returns the loudest of several levels from 0 to 1. */
export const loudest = (levels: number[]): number => Math.max(0, ...levels);

/** Returns what the latest levels, at most `notedReadings` of them, say about a recording; undefined at its start. */
export function noteOf(levels: number[]): LevelNote | undefined {
  const level = loudest(levels);
  if (level >= fullScale) return 'clipping';
  if (level >= audible) return 'good';
  return levels.length < notedReadings ? undefined : 'silent';
}

/** Returns the length of a level's bar, from 0 to 1. It grows by decibels, as hearing does. */
export const barOf = (level: number): number => Math.min(Math.max(1 + (20 * Math.log10(level)) / range, 0), 1);

/** Returns the highest level that three samples in a row have: as many as are needed for clipping. */
function sustained(samples: Float32Array): number {
  let [highest, previous, beforeThat] = [0, 0, 0];
  for (const sample of samples) {
    const level = Math.abs(sample);
    highest = Math.max(highest, Math.min(level, previous, beforeThat));
    [previous, beforeThat] = [level, previous];
  }
  return highest;
}

/** Measures the level of a microphone. Returns undefined where the browser can't: recording works without it, too. */
export function readLevels(stream: MediaStream) {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    // At 48 kHz, as many samples as fit between two readings.
    analyser.fftSize = 4_096;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      /** Returns the highest level of the last moment, from 0 to 1. */
      read() {
        analyser.getFloatTimeDomainData(samples);
        return sustained(samples);
      },
      stop: () => void context.close(),
    };
  } catch {
    return undefined;
  }
}
