import {eachWord} from '../encoded';
import {Occurrences, type Postings} from './postings';

/** Notes where the words of encoded texts stand. */
export class Reading {
  /** Number of words by place. */
  readonly lengths: Uint32Array;
  private readonly found = new Occurrences();

  /**
   * @param idsOf the terms of each word, by its number; what `Dictionary.idsOf` gives
   * @param places how many places there are
   */
  constructor(
    private readonly idsOf: number[][],
    places: number,
  ) {
    this.lengths = new Uint32Array(places);
  }

  /** Notes every word of a text, after what the place has already. */
  add(place: number, text: string): void {
    eachWord(text, (word) => this.addWord(place, this.idsOf[word] ?? []));
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
