/** Returns a number from 0 to 1 that looks random and is the same in every build. */
export function pseudoRandom(index: number): number {
  const value = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

/** Returns vertical strokes as one path. Each stroke is its horizontal position, its top, and its bottom. */
export function strokes(lines: readonly (readonly [x: number, top: number, bottom: number])[]): string {
  return lines.map(([x, top, bottom]) => `M${x.toFixed(2)} ${top.toFixed(1)}V${bottom.toFixed(1)}`).join('');
}
