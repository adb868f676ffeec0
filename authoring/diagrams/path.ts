type Point = readonly [x: number, y: number];

/** A stroke from where the one before it ended: its command, and the points it goes by, the last of which ends it. */
interface Stroke {
  command: string;
  points: Point[];
}

/** How far, in pixels, a point may lie from a line and still count as on it. */
const tolerance = 0.05;

/** A coordinate as a drawing writes it: in whole pixels, which the eye does not tell from their parts. */
export const whole = (value: number): number => Math.round(value) || 0;

/** Whether a point lies on the way from one point straight to another. */
function isBetween([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): boolean {
  const [wayX, wayY] = [toX - fromX, toY - fromY];
  const length = Math.hypot(wayX, wayY);
  if (length === 0) return false;
  const along = ((x - fromX) * wayX + (y - fromY) * wayY) / length;
  const aside = Math.abs((x - fromX) * wayY - (y - fromY) * wayX) / length;
  return aside <= tolerance && along >= -tolerance && along <= length + tolerance;
}

function strokesOf(path: string): Stroke[] {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', rest = '']) => {
    const values = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    return {
      command,
      points: Array.from(
        {length: values.length / 2},
        (_, index): Point => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0],
      ),
    };
  });
}

/**
 * A path that looks the same in fewer characters: curves that are straight become lines, lines that go on in the same
 * direction become one, and coordinates are rounded. A path with other commands than M, L, C and Z is left as it is.
 */
export function shortPath(path: string): string {
  if (/[^MLCZ\d\s,.-]/.test(path)) return path;
  const kept: Stroke[] = [];
  for (const {command, points} of strokesOf(path)) {
    const from = kept.at(-1)?.points.at(-1);
    const to = points.at(-1);
    const straight = from && to && 'LC'.includes(command) && points.every((point) => isBetween(point, from, to));
    const before = kept.at(-2)?.points.at(-1);
    if (straight && before && kept.at(-1)?.command === 'L' && isBetween(from, before, to)) kept.pop();
    kept.push(straight ? {command: 'L', points: [to]} : {command, points});
  }
  return kept.map(({command, points}) => command + points.flat().map(whole).join()).join('');
}
