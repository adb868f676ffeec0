/** Returns how loud a letter is drawn, 0 to 1: open vowels most, stops least. */
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
    const edge = Math.sin((Math.PI * (index + 0.5)) / moments) ** 0.35;
    return Math.round(loudness(words[Math.floor(place)] ?? '') * ripple * edge * 100) / 100;
  });
}
