/** The distance between two bars of waveforms with an even pitch, in `em`. */
export const pitch = 0.16;

/** The widths of letters in our typeface, in `em`. All others have `otherWidth`. */
const widths: [letters: RegExp, width: number][] = [
  [/[ijlI.,:;!'’]/, 0.23],
  [/[frt1]/, 0.35],
  [/[mMW]/, 0.9],
  [/[A-Zw]/, 0.68],
  [/[acksvxyz]/, 0.51],
];
const otherWidth = 0.57;

/** The fewest bars that look like sound. */
const fewestBars = 4;

/** Returns the levels of a word, from 0 to 1, for as many bars as fit above its text in the same font size. */
export function levelsAbove(text: string, levels: readonly number[]): number[] {
  const width = [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth),
    0,
  );
  const bars = Math.max(fewestBars, Math.floor(width / pitch + 0.25));
  return Array.from({length: bars}, (_, bar) => levels[Math.floor(((bar + 0.5) / bars) * levels.length)] ?? 0);
}

/** Returns the drawn loudness of a letter, from 0 to 1: vowels are loudest, and stops quietest. */
const loudness = (letter: string): number => (/[aeiouy]/i.test(letter) ? 0.95 : /[lmnrwvz]/i.test(letter) ? 0.6 : 0.38);

/**
 * Returns the loudness of some words over time, 0 to 1, derived from their letters: an illustration that is the same in
 * every build and browser, not a measurement.
 * @param moments the number of levels
 */
export function drawnLevels(words: string, moments: number): number[] {
  return Array.from({length: moments}, (_, index) => {
    const place = ((index + 0.5) / moments) * words.length;
    const ripple = 0.55 + 0.45 * Math.abs(Math.sin(index * 1.7 + words.length));
    // The shortest words rise and fall, too.
    const edge = Math.sin((Math.PI * (index + 0.5)) / moments) ** (moments < 4 ? 1 : 0.35);
    return Math.round(loudness(words[Math.floor(place)] ?? '') * ripple * edge * 100) / 100;
  });
}

/** Returns the loudness of a sentence, word by word, with a moment of silence after each, as `drawnLevels` draws it. */
export const spokenLevels = (sentence: string, momentsPerLetter: number, momentsPerWord = 0): number[] =>
  sentence.split(' ').flatMap((word) => [...drawnLevels(word, momentsPerLetter * word.length + momentsPerWord), 0]);
