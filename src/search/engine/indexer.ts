import {nextCharacter, numberAt} from '../encoded';

/** The occurrences of a term, in reading order. */
export interface Postings {
  /** `section * fields.length + field`, ascending. */
  places: number[];
  /** The number of words before it at its place, ascending within each place. */
  positions: number[];
}

/** Collects the occurrences of each term in the encoded texts. Places must be filled in ascending order. */
export class Indexer {
  /** The number of words by place. */
  readonly lengths: Uint32Array;
  private readonly found: Postings[] = [];

  /**
   * @param marks the number of words that are punctuation, which isn't searched
   * @param plain the number of plain words that follow, which are terms themselves
   * @param idsOf the terms of the words after those, as `Dictionary.idsOf` returns them
   * @param places the number of places
   */
  constructor(
    private readonly marks: number,
    private readonly plain: number,
    private readonly idsOf: number[][],
    places: number,
  ) {
    this.lengths = new Uint32Array(places);
  }

  /** Appends every word of a text to a place. */
  add(place: number, text: string): void {
    const {lengths, marks, plain} = this;
    for (let at = 0; at < text.length; at = nextCharacter(text, at)) {
      const word = numberAt(text, at) - marks;
      if (word >= plain) this.addWord(place, this.idsOf[word - plain] ?? []);
      else if (word >= 0) {
        const position = lengths[place] ?? 0;
        this.note(word, place, position);
        lengths[place] = position + 1;
      }
    }
  }

  /** Adds terms, as `Dictionary.idsOf` returns them. */
  addWord(place: number, ids: number[]): void {
    let position = this.lengths[place] ?? 0;
    for (let next = 0; next < ids.length; next++) {
      const id = ids[next] ?? 0;
      // A name has no position of its own: it has that of its last part.
      if (id < 0) this.note(-1 - id, place, position - 1);
      else this.note(id, place, position++);
    }
    this.lengths[place] = position;
  }

  /** Returns the occurrences of a term. */
  postingsOf(term: number): Postings {
    this.found[term] ??= {places: [], positions: []};
    return this.found[term];
  }

  private note(term: number, place: number, position: number): void {
    const {places, positions} = this.postingsOf(term);
    places.push(place);
    positions.push(position);
  }
}
