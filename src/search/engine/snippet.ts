import type {Marked} from '../shape';
import {eachChunk} from './scan';
import type {Slot} from './slot';
import type {Store} from './store';

/** Characters of a snippet: about two lines. */
const length = 150;

interface Mark {
  start: number;
  end: number;
  slot: number;
  weight: number;
}

function marksOf(text: string, slots: Slot[], {chunks, terms}: Store): Mark[] {
  const marks: Mark[] = [];
  eachChunk(text, (chunk, start, end) => {
    const plain = chunks.has(chunk) ? undefined : terms.get(chunk.toLowerCase());
    const ids = plain === undefined ? (chunks.get(chunk) ?? []) : [plain];
    const slot = slots.findIndex((entry) => entry.weight === 1 && ids.some((id) => entry.terms.has(id)));
    const weight = Math.max(0, ...ids.map((id) => slots[slot]?.terms.get(id) ?? 0));
    if (slot >= 0) marks.push({start, end, slot, weight});
  });
  return marks;
}

/** A text with all words that the query matched. */
export function mark(text: string, slots: Slot[], store: Store): Marked {
  return {text, marks: marksOf(text, slots, store).map(({start, end}) => [start, end])};
}

/** The beginning of the sentence, or at least of the word, before `at`. */
function cutStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const sentence = text.lastIndexOf('. ', at) + 2;
  return sentence > 1 && at - sentence < length / 3 ? sentence : text.lastIndexOf(' ', at) + 1;
}

/** The stretch of a text that shows most of the query's words, with those words marked. */
export function snippet(text: string, slots: Slot[], store: Store): Marked {
  const marks = marksOf(text, slots, store);
  let [bestStart, bestValue] = [0, -1];
  marks.forEach((mark, index) => {
    const seen = new Set<number>();
    let value = 0;
    for (let next = index; next < marks.length; next++) {
      const other = marks[next];
      if (!other || other.end > mark.start + length - 20) break;
      value += seen.has(other.slot) ? 0.1 : other.weight;
      seen.add(other.slot);
    }
    if (value > bestValue + 0.05) [bestStart, bestValue] = [mark.start, value];
  });
  const start = cutStart(text, bestStart - 30);
  const limit = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const end = limit > start ? limit : Math.min(text.length, start + length);
  const lead = start > 0 ? '… ' : '';
  const shift = lead.length - start;
  return {
    text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''),
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => [mark.start + shift, mark.end + shift]),
  };
}
