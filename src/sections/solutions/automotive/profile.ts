import type {AutomotiveContent, CabinLevel} from '../../../content/solutions/types';
import {pseudoRandom, strokes} from '../drawing';

type Cabin = AutomotiveContent['cabin'];

const moments = 200;

/** Returns the level at a speed in dB(A), interpolated between the two nearest levels of the profile. */
export function levelAt(levels: readonly CabinLevel[], mph: number, of: 'noise' | 'speech'): number {
  const above = levels.find((level) => level.mph >= mph) ?? levels.at(-1);
  const below = levels.filter((level) => level.mph <= mph).at(-1) ?? levels[0];
  if (!above || !below) return 0;
  const share = above.mph === below.mph ? 0 : (mph - below.mph) / (above.mph - below.mph);
  return below[of] + share * (above[of] - below[of]);
}

/**
 * Returns functions that convert a speed or a level to a position on the drawing in percent: of its width for a speed,
 * and of its height from the top for a level.
 */
export function axes({levels, scale}: Pick<Cabin, 'levels' | 'scale'>) {
  const fastest = levels.at(-1)?.mph ?? 1;
  return {
    x: (mph: number) => (mph / fastest) * 100,
    y: (db: number) => 100 - ((db - scale.from) / (scale.to - scale.from)) * 100,
    fastest,
  };
}

/**
 * Returns the strokes of both sounds. Noise rises from the ground; speech varies around its level, syllable by
 * syllable.
 */
export function soundPaths(cabin: Pick<Cabin, 'levels' | 'scale'>): {noise: string; speech: string} {
  const {y, fastest} = axes(cabin);
  const speeds = Array.from({length: moments}, (_, index) => ((index + 0.5) / moments) * fastest);
  const noise = speeds.map(
    (mph, index) => [index + 0.5, y(levelAt(cabin.levels, mph, 'noise') - 4 * pseudoRandom(index)), 100] as const,
  );
  const speech = speeds.map((mph, index) => {
    const level = levelAt(cabin.levels, mph, 'speech');
    const swell = Math.abs(Math.sin(index * 0.42) * Math.sin(index / 7.3)) * (0.6 + 0.4 * pseudoRandom(index + 500));
    return [index + 1, y(level + 0.4 + 5 * swell), y(level - 0.4 - 9 * swell)] as const;
  });
  return {noise: strokes(noise), speech: strokes(speech)};
}

/** The drawing's width in its own units. Its height is 100. */
export const drawingWidth = moments;

/** Returns a position on the drawing as an attribute's value. */
export const percent = (value: number) => `${value.toFixed(2)}%`;
