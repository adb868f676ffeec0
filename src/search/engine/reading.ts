import {after, numberAt} from '../encoded';
import {Occurrences, type Postings} from './postings';

/** Notes where the words of encoded texts stand. */
export class Reading {
  /** Number of words by place. */
  readonly lengths: Uint32Array;
  private readonly found = new Occurrences();

  /**
   * @param marks how many words are marks, which are not found
   * @param plain how many words follow them that are the first terms themselves
   * @param idsOf the terms of the words after those; what `Dictionary.idsOf` gives
   * @param places how many places there are
   */
  constructor(
    private readonly marks: number,
    private readonly plain: number,
    private readonly idsOf: number[][],
    places: number,
  ) {
    this.lengths = new Uint32Array(places);
  }

  /** Notes every word of a text, after what the place has already. */
  add(place: number, text: string): void {
    const {found, lengths, marks, plain} = this;
    for (let at = 0; at < text.length; at = after(text, at)) {
      const word = numberAt(text, at) - marks;
      if (word >= plain) this.addWord(place, this.idsOf[word - plain] ?? []);
      else if (word >= 0) {
        const position = lengths[place] ?? 0;
        found.add(word, place, position);
        lengths[place] = position + 1;
      }
    }
  }

  addWord(place: number, ids: number[]): void {
    let position = this.lengths[place] ?? 0;
    for (let next = 0; next < ids.length; next++) {
      const id = ids[next] ?? 0;
      // A name takes no position of its own: it stands where its parts do.
      if (id < 0) this.found.add(-1 - id, place, position - 1);
      else this.found.add(id, place, position++);
    }
    this.lengths[place] = position;
  }

  /** Everything noted, by term. */
  sort(termCount: number): Postings {
    return this.found.sort(termCount);
  }
}
