import type {Marked} from '../shape';
import type {QueryWord} from './queryWord';
import {eachChunk} from './scan';
import type {Store} from './store';
import {namesOf, wordOf} from './words';

/** The length of a snippet, in characters: about two lines. */
const length = 150;

/** The number of characters before the first match. */
const leadIn = 30;

/** How much a further match of the same word counts when the best part of a text is chosen. */
const repetition = 0.1;

interface Mark {
  start: number;
  end: number;
  /** The number of the query's word. */
  word: number;
  quality: number;
}

/** A word of a shown text and its terms. */
interface Piece {
  start: number;
  end: number;
  ids: number[];
}

function piecesOf(text: string, store: Store): Piece[] {
  const pieces: Piece[] = [];
  eachChunk(text, (chunk, start, end) => {
    const word = wordOf(chunk);
    const ids = [...word.parts, ...namesOf(word)].flatMap((term) => store.terms.get(term) ?? []);
    if (ids.length > 0) pieces.push({start, end, ids});
  });
  return pieces;
}

/** Returns the quality and the number of pieces of the best match that begins at a piece. */
function matchAt(pieces: Piece[], at: number, {terms, phrases}: QueryWord): {quality: number; count: number} {
  let [quality, count] = [0, 1];
  for (const id of pieces[at]?.ids ?? []) quality = Math.max(quality, terms.get(id) ?? 0);
  for (const phrase of phrases) {
    const isHere = phrase.terms.every((ids, offset) => pieces[at + offset]?.ids.some((id) => ids.includes(id)));
    if (isHere && phrase.value > quality) [quality, count] = [phrase.value, phrase.terms.length];
  }
  return {quality, count};
}

function marksOf(text: string, query: QueryWord[], store: Store): Mark[] {
  const marks: Mark[] = [];
  const pieces = piecesOf(text, store);
  for (let at = 0; at < pieces.length; at++) {
    // The word itself, and not a synonym of the word before it.
    let best = {quality: 0, count: 1, word: 0};
    for (const [word, queryWord] of query.entries()) {
      const match = queryWord.isKeyword && matchAt(pieces, at, queryWord);
      if (match && match.quality > best.quality) best = {...match, word};
    }
    if (best.quality === 0) continue;
    // A path begins with its slash, which isn't a part of its first word.
    for (const {start, end} of pieces.slice(at, at + best.count))
      marks.push({...best, start: text[start - 1] === '/' ? start - 1 : start, end});
    at += best.count - 1;
  }
  return marks;
}

/** Returns a text with some of its marks, which begin so many characters later in it. */
function markedText(text: string, marks: Mark[], shift: number, {ranking}: Store): Marked {
  // Everything that is found by the reader's own letters, even a correction, matches better than synonyms do.
  const isOwn = ({quality}: Mark) => quality > ranking.synonyms.oneWay;
  return {text, marks: marks.map((mark) => [mark.start + shift, mark.end + shift, isOwn(mark)])};
}

/** Returns a text with the words that the query matched. */
export const mark = (text: string, query: QueryWord[], store: Store): Marked =>
  markedText(text, marksOf(text, query, store), 0, store);

/** Returns the beginning of a match's sentence or table cell, or at least of a word before the match. */
function cutStart(text: string, match: number): number {
  const start = /^.*[.·] /s.exec(text.slice(0, match))?.[0].length ?? 0;
  return match - start < 2 * leadIn ? start : text.lastIndexOf(' ', match - leadIn) + 1;
}

/** Returns where the part of a text begins that has the most words of the query. */
function bestStart(marks: Mark[]): number {
  let [start, best] = [0, -1];
  marks.forEach((mark, index) => {
    const seen = new Set<number>();
    let value = 0;
    for (let next = index; next < marks.length; next++) {
      const other = marks[next];
      if (!other || other.end > mark.start + length - 20) break;
      value += seen.has(other.word) ? repetition : other.quality;
      seen.add(other.word);
    }
    if (value > best + repetition / 2) [start, best] = [mark.start, value];
  });
  return start;
}

/** Returns the end of the last whole sentence, or at least of the last word, that fits after `start`. */
function cutEnd(text: string, start: number, marks: Mark[]): number {
  if (start + length >= text.length) return text.length;
  const word = text.lastIndexOf(' ', start + length);
  const sentence = text.lastIndexOf('. ', word) + 1;
  if (sentence - start > length / 2 && !marks.some(({end}) => end > sentence && end <= word)) return sentence;
  return word > start ? word : start + length;
}

/** Returns the part of a text that has the most words of the query, with those words marked. */
export function snippet(text: string, query: QueryWord[], store: Store): Marked {
  const marks = marksOf(text, query, store);
  const start = cutStart(text, bestStart(marks));
  const end = cutEnd(text, start, marks);
  const lead = /(^|[.·] )$/.test(text.slice(0, start)) ? '' : '… ';
  const part = text.slice(start, end).replace(/[\s·,:;]+$/, '');
  const shown = lead + part + (end < text.length && !part.endsWith('.') ? ' …' : '');
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
  return markedText(shown, inside, lead.length - start, store);
}
