import letters from './letters.json';

const outlines: Record<string, string> = letters.outlines;
const advances: Record<string, number> = letters.advances;
/** The distances to add between any of some letters and any of the letters that may follow. */
const kerning = letters.kerning as [lefts: string, rights: string, distance: number][];

/** How much closer together the letters are than in text, in units of the outlines. */
const tracking = -0.03 * letters.em;

/** The size of the outlines' em and of their capital letters. */
export const {em, capHeight} = letters;

/**
 * Returns a name as one path, whose first letter starts at the origin, and the path's width.
 * @throws Error for a character that `letters.json` doesn't have; it has the letters of the English alphabet
 */
export function drawName(name: string): {path: string; width: number} {
  let path = '';
  let width = 0;
  for (const [index, letter] of [...name].entries()) {
    const outline = outlines[letter];
    if (!outline)
      throw new Error(`The wordmark can't draw "${letter}". Fix: name the company with letters from A to Z.`);
    const previous = name[index - 1];
    if (previous) {
      const pair = kerning.find(([lefts, rights]) => lefts.includes(previous) && rights.includes(letter));
      width += tracking + (pair?.[2] ?? 0);
    }
    path += `M${Math.round(width)} 0${outline}`;
    width += advances[letter] ?? 0;
  }
  return {path, width: Math.round(width)};
}
