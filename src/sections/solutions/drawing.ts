/** Returns a number from 0 to 1 that looks random and is the same in every build. */
export function pseudoRandom(index: number): number {
  const value = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * Returns the loudness of spoken syllables, 0 to 1, at equal intervals.
 * @param syllables the number of intervals of each syllable; 0 is a pause
 */
export function spoken(syllables: readonly number[]): number[] {
  const pause = [0, 0, 0, 0, 0];
  return syllables.flatMap((length, syllable) => {
    if (length === 0) return pause;
    const swell = Array.from({length}, (_, index) => {
      const envelope = Math.sin((Math.PI * (index + 0.6)) / (length + 0.2)) ** 0.75;
      return envelope * (0.45 + 0.55 * pseudoRandom(syllable * 31 + index));
    });
    return [...swell, 0];
  });
}

/** Returns vertical strokes as one path. Each stroke is its horizontal position, its top, and its bottom. */
export function strokes(lines: readonly (readonly [x: number, top: number, bottom: number])[]): string {
  return lines.map(([x, top, bottom]) => `M${x.toFixed(2)} ${top.toFixed(1)}V${bottom.toFixed(1)}`).join('');
}
