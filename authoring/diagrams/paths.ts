import {optimize} from 'svgo';

/**
 * Shortens the paths of a drawing with SVGO. Its other plugins don't apply: our style sheet selects the groups and
 * classes that `tidy` leaves.
 */
export function shortenPaths(svg: string): string {
  return optimize(svg, {floatPrecision: 0, plugins: ['convertPathData']}).data;
}
