import {eachChunk} from './scan';
import {namesOf, wordOf} from './words';

/** Assigns a number to each term. */
export class Dictionary {
  readonly terms = new Map<string, number>();
  /** The terms by number. */
  readonly list: string[];

  /** @param first the first terms, which don't need to be split */
  constructor(first: string[]) {
    this.list = first;
    for (let number = 0; number < first.length; number++) this.terms.set(first[number] ?? '', number);
  }

  /**
   * Returns the terms of a text without spaces, in order. A name that consists of several words is returned as -1 minus
   * its number.
   */
  idsOf(piece: string): number[] {
    const ids: number[] = [];
    eachChunk(piece, (chunk) => {
      const word = wordOf(chunk);
      for (const part of word.parts) ids.push(this.numberOf(part));
      for (const name of namesOf(word)) ids.push(-1 - this.numberOf(name));
    });
    return ids;
  }

  /** Returns the number of a term, and assigns one if it has none. */
  numberOf(term: string): number {
    const known = this.terms.get(term);
    if (known !== undefined) return known;
    const number = this.list.push(term) - 1;
    this.terms.set(term, number);
    return number;
  }
}
