/** Returns the median of measurements. If there are two middle ones, it's the lower one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('An empty list has no median.');
  return middle;
}
