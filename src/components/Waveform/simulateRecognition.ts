import {commonNames} from './commonNames';

/** Why a recognizer is unsure of a word. */
export type Doubt = 'name' | 'soundAlike' | 'unpronounceable';

/** A word as a recognizer would hear it. */
export interface HeardWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Loudness over the word's time, 0 to 1, at equal intervals. */
  levels: number[];
  doubt?: Doubt;
}

/** Words that sound like another word, which recognizers often confuse with it. */
const soundAlikes = new Set(
  `thirteen thirty fourteen forty fifteen fifty sixteen sixty seventeen seventy eighteen eighty nineteen ninety
  flour flower mail male pair pear sale sail week weak whole hole wait weight meet meat piece peace`.split(/\s+/),
);

/** How loud the sounds of a language are, by letter: vowels, sonorants, plosives, and the hiss of the others. */
const loudness: [letters: RegExp, level: number][] = [
  [/[aeiouyàáâäèéêëìíîïòóôöùúûü]/i, 0.86],
  [/[lmnrw]/i, 0.6],
  [/[bdgjkpqt]/i, 0.48],
  [/[a-zßçñ]/i, 0.34],
];

const levelsPerLetter = 3;

/** Returns a number from 0 to 1 that depends on the text and the place only, so that a sentence always sounds the same. */
function chance(text: string, place: number): number {
  let hash = 2_166_136_261 ^ place;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Returns the loudness of a word over its time, 0 to 1, derived from its letters. */
export function levelsOf(word: string): number[] {
  const letters = [...word].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const count = Math.max(2, letters.length * levelsPerLetter);
  return Array.from({length: count}, (_, place) => {
    const letter = letters[Math.floor(place / levelsPerLetter)] ?? '';
    const level = loudness.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.7;
    const edge = Math.min(1, 0.35 + 0.4 * Math.min(place, count - 1 - place));
    return Math.round(100 * level * edge * (0.6 + 0.5 * chance(word, place))) / 100;
  });
}

/** Words that have a capital letter inside a sentence only if all words have one, as in a title. */
const titleCase = /\s(?:A|And|At|For|In|Me|My|Of|Off|On|The|To|With)\s/;

/** Returns why a word is hard to recognize, if it is. A capital letter that marks a name makes it hard, if few know it. */
function doubtOf(word: string, isName: boolean): Doubt | undefined {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, '');
  // Abbreviations in capitals, or of two letters, are spelled.
  if (/^(?![AEIOUYaeiouy])[A-Za-z][b-df-hj-np-tv-xz]{2,}$/.test(plain)) return 'unpronounceable';
  if (/(.)\1\1/iu.test(plain)) return 'unpronounceable';
  if (soundAlikes.has(plain.toLowerCase())) return 'soundAlike';
  if (commonNames.has(word.toLowerCase().match(/^\p{L}+/u)?.[0] ?? '')) return;
  return isName && /^\p{Lu}\p{Ll}/u.test(word) ? 'name' : undefined;
}

/** The lowest confidence for each doubt. Chance adds at most 0.1, which stays below `confidenceThreshold`. */
const lowest: Record<Doubt, number> = {name: 0.66, soundAlike: 0.6, unpronounceable: 0.42};

/** Returns the words of a sentence with made-up levels and confidences, which depend on the letters only. */
export function simulateRecognition(sentence: string): HeardWord[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.map((text, index) => {
    const isFirst = index === 0 || /(?<!\b(?:Dr|Mrs?|Ms))[.?!]$/.test(words[index - 1] ?? '');
    const doubt = doubtOf(text, !isFirst && !titleCase.test(sentence));
    const confidence = doubt ? lowest[doubt] + 0.1 * chance(text, -1) : 0.94 + 0.05 * chance(text, -1);
    return {text, confidence: Math.round(confidence * 100) / 100, levels: levelsOf(text), doubt};
  });
}
